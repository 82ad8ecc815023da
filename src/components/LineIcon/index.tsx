/**
 * Icons of the theme, each drawn as a single stroke: a tenth of the bytes of a filled outline, which
 * every page would contain twice. The path is in a square of 24 by 24.
 */
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'svg'>;

function lineIcon(d: string, fixed: Props = {}): (props: Props) => ReactNode {
  return function LineIcon(props) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...fixed} {...props}>
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

const toggle = {width: 24, height: 24};

export const Danger = lineIcon('M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM12 8v5m0 3.5v.1');
export const Info = lineIcon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5m0-8.5v.1');
export const Note = lineIcon('M5 3h10l4 4v14H5zM9 12h6m-6 4h6');
export const Tip = lineIcon('M8.5 15a6.5 6.5 0 1 1 7 0v3h-7zM10 22h4');
export const Warning = lineIcon('M12 3 2 20h20zM12 10v4m0 3v.1');
export const Home = lineIcon('M3 11l9-8 9 8M6 9v11h12V9');
export const Edit = lineIcon('M4 20l1-5L16 4l4 4L9 19zM13 7l4 4', {width: 18, height: 18});
export const DarkMode = lineIcon('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z', toggle);
export const LightMode = lineIcon(
  'M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M12 1v2m0 18v2M1 12h2m18 0h2M4 4l1.5 1.5m13 13L20 20m0-16-1.5 1.5m-13 13L4 20',
  toggle,
);
