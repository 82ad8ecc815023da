import path from 'node:path';

import {versions, type Version, type VersionName} from '../versions/list';
import {sidebarsFrom, type OutlineModule} from './generator';
import type {OutlineItem} from './outline';
import {v10} from './v10';
import {v11} from './v11';
import {v9} from './v9';

const outlines: Record<VersionName, OutlineItem[]> = {
  '11.x': v11,
  '10.x': v10,
  '9.x': v9,
};

function versionOf(docusaurusName: string): Version {
  const version = versions.find(({id}) => id === docusaurusName);
  if (version === undefined) {
    throw new Error(
      `The docs version "${docusaurusName}" is not in src/versions/list.ts; npm run version:cut adds one.`,
    );
  }
  return version;
}

/** @param docusaurusName - of a version */
export function outlineOf(docusaurusName: string): OutlineModule {
  const {name, major} = versionOf(docusaurusName);
  return {outline: outlines[name], source: `src/sidebars/v${major}.ts`, name: `v${major}`};
}

export const sidebarItemsGenerator = sidebarsFrom(path.resolve(__dirname, '../..'), outlineOf);
