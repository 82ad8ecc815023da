import type {PluginConfig} from '@docusaurus/types';

import {configured} from '../content/configured';
import bundle from './bundle';
import preview from './preview';
import styles from './styles';
import upstream from './upstream';

/**
 * Everything that this site changes in Docusaurus' client; the README beside this file gives the
 * reasons. Without these plugins (and `ssrTemplate`), the site behaves like stock Docusaurus, only
 * slower.
 */
export {htmlTemplate} from './hydration/template';

/** The plugins, in the order in which they modify the bundler configuration. */
export const client: PluginConfig[] = [
  configured(styles),
  // The sidebars that this file declares are built from the outlines.
  configured(preview, {
    alsoWatch: {'sidebars.ts': ['src/sidebars/*.ts']},
    readOnce: ['src/config/*.ts', '!src/config/redirects.ts', 'src/versions/*.ts'],
  }),
  configured(bundle),
  configured(upstream),
];
