/**
 * Where the setting for long lines is stored. A separate module, because the build writes both names
 * into a script.
 */

/** The storage key; its value is `true` or `false`. */
export const wrapKey = 'docusaurus.code.wrap';

/** Set on `<html>` while lines are wrapped. */
export const wrapAttribute = 'data-wrap-code';
