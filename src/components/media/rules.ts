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
} as const;
