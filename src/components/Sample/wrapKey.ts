/** Where the choice to wrap long lines is kept. Apart, because the build writes both into a script. */

/** In the reader's storage, as `true` or `false`. */
export const wrapKey = 'docusaurus.code.wrap';

/** On `<html>`, while lines are wrapped. */
export const wrapAttribute = 'data-wrap-code';
