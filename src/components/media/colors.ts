/** The palette of `src/css/site.css` and the logo. */
export const colors = [
  {
    name: 'tRPC blue',
    hex: '#398ccb',
    use: 'The logo, lines and marks. Not for small text on white.',
  },
  {name: 'Link, light', hex: '#1c6ba3', use: 'Text and buttons on white: a contrast of 5.6 to 1.'},
  {name: 'Link, dark', hex: '#6fb6e8', use: 'Text and buttons on the dark ground.'},
  {name: 'Ink', hex: '#0f1a24', use: 'Headings, and the name in the wordmark.'},
  {name: 'Night', hex: '#0e151c', use: 'The ground of dark mode.'},
  {name: 'Mist', hex: '#f5f8fa', use: 'Bands and quiet surfaces in light mode.'},
] as const;
