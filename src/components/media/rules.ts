/** How to treat the logo. */
export const rules = {
  do: [
    'Leave space around the logo: half of its width on each side.',
    'Use the light or the dark wordmark after what is behind it.',
    'Use the mark in one color where only one color prints.',
    'Write the name as tRPC: a small t, then capitals.',
  ],
  dont: [
    'Change the color, the angle, the proportions or the corners.',
    'Put the blue logo on a background that is nearly as blue.',
    'Redraw the letters or set the name in another typeface as a logo.',
    'Use the logo as that of your own product, or to suggest that the project endorses it.',
  ],
} as const;
