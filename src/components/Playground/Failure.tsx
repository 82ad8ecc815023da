import type {ReactNode} from 'react';

interface Props {
  children: ReactNode;
  onRetry: () => void;
}

/** What went wrong, which the reader may try again. */
export default function Failure({children, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className="alert alert--danger">
      <p>{children}</p>
      <button type="button" className="button button--danger button--sm" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
