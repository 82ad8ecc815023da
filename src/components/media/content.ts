import {dark, light} from '../../css/colors';

const square = {width: 512, height: 512};
const wide = {width: 1160, height: 320};

/** A picture in static/brand, which is available as SVG and as PNG. */
interface Download {
  file: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  isOnDark?: boolean;
}

export const downloads: readonly Download[] = [
  {
    ...square,
    file: 'logo',
    name: 'Logo',
    alt: 'The tRPC logo: a t whose bar is an arrow, on a blue square',
  },
  {
    ...wide,
    file: 'wordmark-light',
    name: 'Wordmark on light',
    alt: 'The tRPC logo and name in dark letters',
  },
  {
    ...wide,
    file: 'wordmark-dark',
    name: 'Wordmark on dark',
    alt: 'The tRPC logo and name in light letters',
    isOnDark: true,
  },
  {...square, file: 'mark-black', name: 'Mark in black', alt: 'The tRPC mark in black'},
  {
    ...square,
    file: 'mark-white',
    name: 'Mark in white',
    alt: 'The tRPC mark in white',
    isOnDark: true,
  },
];

/** The palette of the site and the logo. */
export const colors = [
  {
    name: 'tRPC blue',
    hex: light['--site-accent'],
    use: 'The logo, lines and marks. Not for small text on white.',
  },
  {
    name: 'Link, light',
    hex: light['--ifm-color-primary'],
    use: 'Text and buttons on white: a contrast of 5.6 to 1.',
  },
  {
    name: 'Link, dark',
    hex: dark['--ifm-color-primary'],
    use: 'Text and buttons on the dark ground.',
  },
  {
    name: 'Ink',
    hex: light['--ifm-heading-color'],
    use: 'Headings, and the name in the wordmark.',
  },
  {name: 'Night', hex: dark['--ifm-background-color'], use: 'The ground of dark mode.'},
  {name: 'Mist', hex: light['--site-surface'], use: 'Bands and quiet surfaces in light mode.'},
];

/** The typeface of `src/css/site.css`. */
export const typeface =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

/** How this site uses the logo: the project has published no rules of its own. */
export const rules = {
  do: [
    'Leave space around the logo: half of its width on each side.',
    'Choose the light or the dark wordmark to suit the background.',
    'Use the black or the white mark where only one color is available.',
    'Write the name as tRPC, with a lowercase t and capitals after it.',
  ],
  dont: [
    'Change the color, the angle, the proportions or the corners.',
    'Put the blue logo on a background of a similar blue.',
    'Redraw the letters or set the name in another typeface as a logo.',
    'Use the logo for your own product, or to suggest that the project endorses it.',
  ],
};
