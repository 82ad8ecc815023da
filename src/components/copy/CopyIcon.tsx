import type {ReactNode} from 'react';

/** Two sheets, or a check mark after copying. */
export default function CopyIcon({isCopied}: {isCopied: boolean}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {isCopied ? <path d="m3.5 8.5 3 3 6-7" /> : <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />}
    </svg>
  );
}
