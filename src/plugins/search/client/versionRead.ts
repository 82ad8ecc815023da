import {createStorageSlot} from '@docusaurus/theme-common';

/** The version of the docs that was read last in this tab, which the search page starts with. */
export const versionRead = createStorageSlot('version-read', {persistence: 'sessionStorage'});
