import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'svg'> {
  /** The path, in a square of 24 by 24. */
  d: string;
}

/**
 * An icon drawn as a single stroke: a tenth of the bytes of a filled outline, which every page would
 * contain twice.
 */
export default function LineIcon({d, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={d}
      />
    </svg>
  );
}
