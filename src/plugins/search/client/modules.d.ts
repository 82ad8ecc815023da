// The file that DocSearch imports; importing the same one keeps a single client in the bundle.
declare module 'algoliasearch/dist/algoliasearch-lite.esm.browser' {
  export {default} from 'algoliasearch/lite';
}

// DocSearch has no types beside this file; they are those of its main one.
declare module '@docsearch/react/modal' {
  export {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
}

declare module '*?stylesheet' {
  const url: string;
  export default url;
}
