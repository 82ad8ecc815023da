import React, {useLayoutEffect, useRef, type RefObject} from 'react';

interface WaitingProps {
  field: RefObject<HTMLInputElement>;
  /** The text that was typed or selected before. */
  query: string | undefined;
  /** The accessible name of the dialog and its field. */
  label: string;
  /** URL of the search page, which loads its own code in a new release. */
  searchPage: string | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** A placeholder to type into while the modal loads; it needs none of the modal's code or styles. */
export default function Waiting({
  field,
  query,
  label,
  searchPage,
  hasFailed,
  onRetry,
  onClose,
}: WaitingProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, [field]);

  function openSearchPage(): void {
    window.location.assign(`${searchPage}?q=${encodeURIComponent(field.current?.value ?? '')}`);
  }

  return (
    <dialog
      ref={dialog}
      className="search-waiting"
      aria-label={label}
      onCancel={onClose}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) onClose();
      }}
    >
      <input
        ref={field}
        type="search"
        defaultValue={query}
        placeholder={label}
        aria-label={label}
      />
      {hasFailed ? (
        <p role="alert">
          Search could not be loaded.{' '}
          <button type="button" onClick={onRetry}>
            Retry
          </button>
          {searchPage && (
            <button type="button" onClick={openSearchPage}>
              Open the search page
            </button>
          )}
        </p>
      ) : (
        <p role="status">Loading search …</p>
      )}
    </dialog>
  );
}
