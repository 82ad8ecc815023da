import type {PluginConfig} from '@docusaurus/types';

import {configured} from '../content/configured';
import bundle from './bundle';
import hydration from './hydration';
import persistentCache from './persistent-cache';
import hotUpdates from './preview/hotUpdates';
import lazyCompilation from './preview/lazyCompilation';
import styles from './styles';
import upstream from './upstream';

/**
 * Everything that this site changes in Docusaurus' client; the README beside this file gives the
 * reasons. Without these plugins (and `ssrTemplate`), the site behaves like stock Docusaurus, only
 * slower.
 */
export {htmlTemplate} from './hydration/template';

/**
 * The plugins, in the order in which they modify the bundler configuration.
 *
 * @param environment - the variables that the configuration depends on
 */
export function client(environment: object): PluginConfig[] {
  return [
    configured(styles),
    configured(lazyCompilation),
    // The sidebars that this file declares are built from the outlines.
    configured(hotUpdates, {alsoWatch: {'sidebars.ts': ['src/sidebars/*.ts']}}),
    configured(bundle),
    configured(upstream),
    configured(hydration),
    configured(persistentCache, environment),
  ];
}
