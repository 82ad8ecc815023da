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
 * What this site does differently from Docusaurus' own client; the README beside this file tells why.
 * Without these plugins (and `ssrTemplate`), the site works as stock Docusaurus does, and slower.
 */
export {htmlTemplate} from './hydration/template';

/**
 * Plugins in the order in which they change the bundler.
 *
 * @param environment - the variables that the configuration follows from
 */
export function client(environment: object): PluginConfig[] {
  return [
    configured(styles),
    configured(lazyCompilation),
    // The sidebars that this file declares are filled from the outlines.
    configured(hotUpdates, {alsoWatch: {'sidebars.ts': ['src/sidebars/*.ts']}}),
    configured(bundle),
    configured(upstream),
    configured(hydration),
    configured(persistentCache, environment),
  ];
}
