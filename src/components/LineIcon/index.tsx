import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'svg'>;

/**
 * An icon drawn as a single stroke: a tenth of the bytes of a filled outline, which every page would
 * contain twice.
 *
 * @param d - the path, in a square of 24 by 24
 */
export default function lineIcon(d: string, defaults?: Props): (props: Props) => ReactNode {
  return function LineIcon(props) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...defaults} {...props}>
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
  };
}
