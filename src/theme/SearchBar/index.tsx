// Change: the stock search bar puts all of DocSearch into the main script and always preconnects to
// Algolia. This one is only a button; the modal, its styles and the search client are loaded at the
// first sign of intent, and it only preconnects for a hosted index. A reader who is faster than they
// load types into a placeholder dialog, which hands over its text when the modal is ready.
import React, {
  forwardRef,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent as Press,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import '@docsearch/css/dist/button.css';

import {useClientOptions} from '@site/src/plugins/search/client/options';
import {MAX_QUERY_LENGTH} from '@site/src/plugins/search/types';

import type {ModalProps} from './Modal';
import Waiting from './Waiting';
import './button.css';

declare global {
  interface Window {
    searchAwaited?: boolean;
  }
}

let Modal: ComponentType<ModalProps> | undefined;

/** What is open: the placeholder dialog, the placeholder after loading failed, or the modal. */
type State = 'closed' | 'waiting' | 'failed' | 'open';

/** @returns whether the key's target uses keys of its own */
const isTyping = ({target}: KeyboardEvent): boolean =>
  target instanceof Element && target.matches(':read-write, select');

const isCommand = ({metaKey, ctrlKey, altKey}: KeyboardEvent | Press): boolean =>
  metaKey || ctrlKey || altKey;

/** Ctrl or Cmd and K alone opens and closes the modal, and a slash opens it. */
function useShortcuts(isOpen: boolean, onOpen: () => void, onClose: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const {key, metaKey, ctrlKey, shiftKey, altKey} = event;
      const toggles = key?.toLowerCase() === 'k' && metaKey !== ctrlKey && !shiftKey && !altKey;
      const opens = key === '/' && !isOpen && !isCommand(event) && !isTyping(event);
      const closes = key === 'Escape' && isOpen;
      if (!toggles && !opens && !closes) return;
      event.preventDefault();
      if (isOpen) onClose();
      else onOpen();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}

/**
 * Opens the modal for a reader who has asked for it before the page's scripts started: the script in
 * the HTML (`src/client/hydration/template.ts`) listens until then.
 */
function useEarlyPress(onOpen: () => void): void {
  useEffect(() => {
    window.onclick = window.onkeydown = null;
    if (!window.searchAwaited) return;
    window.searchAwaited = false;
    // After the effect, in which React can't render synchronously.
    queueMicrotask(onOpen);
  }, [onOpen]);
}

/** Prefetches the modal with its styles, and the index, for a reader who is about to search. */
function usePrepare(): () => Promise<void> {
  const options = useRef(useClientOptions()).current;
  const [, tagFilters] = useAlgoliaContextualFacetFilters();
  return useCallback(async () => {
    const module = await import('./Modal');
    void module.searchClient(options).warm(tagFilters);
    Modal = module.default;
  }, [options, tagFilters]);
}

/** Only for a hosted index. */
function Preconnect() {
  const {isHosted, appId} = useClientOptions();
  if (!isHosted) return null;
  return (
    <Head>
      <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}

interface SearchButtonProps extends ComponentProps<'button'> {
  label: string;
}

/** DocSearch's button, recreated with its classes. */
const SearchButton = forwardRef<HTMLButtonElement, SearchButtonProps>(function SearchButton(
  {label, ...props},
  ref,
) {
  const isBrowser = useIsBrowser();
  return (
    <button
      ref={ref}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={label}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <svg className="DocSearch-Search-Icon" width="20" height="20" viewBox="0 0 20 20">
          <path
            d="m13.5 13.5 5 5m-3-10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z"
            fill="none"
            stroke="currentColor"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys">
        <kbd className="DocSearch-Button-Key">
          {isBrowser && /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'}
        </kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
});

export default function SearchBar(): React.JSX.Element {
  const {baseUrl} = useClientOptions();
  const {searchPagePath} = useAlgoliaThemeConfig().algolia;
  const [state, setState] = useState<State>('closed');
  const [query, setQuery] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const returning = useRef(0);
  const prepare = usePrepare();

  const warmUp = useCallback(() => {
    // A failure here is retried, and shown, when the modal opens.
    prepare().catch(() => undefined);
  }, [prepare]);

  const load = useCallback(() => {
    prepare().then(
      () => {
        // Synchronously, because otherwise a keystroke between the two inputs would be lost.
        flushSync(() => {
          if (field.current) setQuery(field.current.value);
          setState((before) => (before === 'closed' ? before : 'open'));
        });
      },
      () => setState((before) => (before === 'closed' ? before : 'failed')),
    );
  }, [prepare]);

  const open = useCallback(
    (typed?: string) => {
      cancelAnimationFrame(returning.current);
      focusedBefore.current = document.activeElement as HTMLElement | null;
      const selected = window.getSelection()?.toString().slice(0, MAX_QUERY_LENGTH);
      flushSync(() => {
        setQuery(Modal ? typed : (typed ?? selected));
        setState(Modal ? 'open' : 'waiting');
      });
      if (!Modal) load();
    },
    [load],
  );

  const close = useCallback(() => {
    setState('closed');
    setQuery(undefined);
    const before = focusedBefore.current;
    const target = before === document.body ? button.current : before;
    // Once no dialog is open anymore, because it would keep the focus.
    returning.current = requestAnimationFrame(() => target?.focus());
  }, []);

  const openEmpty = useCallback(() => open(), [open]);
  useShortcuts(state !== 'closed', openEmpty, close);
  useEarlyPress(openEmpty);

  /** The modal's input receives this character first, and must not receive it twice. */
  function onKeyDown(event: Press): void {
    if (isCommand(event) || event.key.length > 1 || event.key === ' ' || event.key === '/') return;
    event.preventDefault();
    open(event.key);
  }

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
  });

  return (
    <>
      <Preconnect />
      <SearchButton
        ref={button}
        label={label}
        onTouchStart={warmUp}
        onFocus={warmUp}
        onMouseOver={warmUp}
        onClick={openEmpty}
        onKeyDown={onKeyDown}
      />
      {state === 'open' &&
        Modal &&
        createPortal(<Modal initialQuery={query} onClose={close} />, document.body)}
      {(state === 'waiting' || state === 'failed') && (
        <Waiting
          field={field}
          query={query}
          label={label}
          searchPage={searchPagePath ? `${baseUrl}${searchPagePath}` : undefined}
          hasFailed={state === 'failed'}
          onRetry={() => {
            setState('waiting');
            load();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
