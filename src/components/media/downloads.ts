/** Files in static/brand, each of which is available as SVG and as PNG. */
export const downloads = [
  {
    file: 'logo',
    name: 'Logo',
    alt: 'The tRPC logo: a t whose bar is an arrow, on a blue square',
    ground: 'light',
    width: 512,
    height: 512,
  },
  {
    file: 'wordmark-light',
    name: 'Wordmark on light',
    alt: 'The tRPC logo and name in dark letters',
    ground: 'light',
    width: 1160,
    height: 320,
  },
  {
    file: 'wordmark-dark',
    name: 'Wordmark on dark',
    alt: 'The tRPC logo and name in light letters',
    ground: 'dark',
    width: 1160,
    height: 320,
  },
  {
    file: 'mark-black',
    name: 'Mark in black',
    alt: 'The tRPC mark in black',
    ground: 'light',
    width: 512,
    height: 512,
  },
  {
    file: 'mark-white',
    name: 'Mark in white',
    alt: 'The tRPC mark in white',
    ground: 'dark',
    width: 512,
    height: 512,
  },
] as const;
