// The file that DocSearch imports; importing the same one avoids a second client in the bundle.
declare module 'algoliasearch/dist/algoliasearch-lite.esm.browser' {
  export {default} from 'algoliasearch/lite';
}

// DocSearch ships no types for this file; those of its main entry apply.
declare module '@docsearch/react/modal' {
  export {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
}
