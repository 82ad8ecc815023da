/** Copies of colors of `site.css`, for pictures and for what shows the value of a color. */
export const light = {
  '--site-accent': '#398ccb',
  '--site-surface': '#f5f8fa',
  '--ifm-color-primary': '#1c6ba3',
  '--ifm-color-primary-darker': '#185b8a',
  '--ifm-heading-color': '#0f1a24',
};

export const dark = {
  '--ifm-background-color': '#0e151c',
  '--ifm-color-primary': '#6fb6e8',
};
