import * as z from 'zod';

import {usualId, type DocsVersion, type ShortDocsVersion} from './browser/expandDocs';

/** By plugin name, then by plugin id. */
export type GlobalData = Record<string, Record<string, unknown>>;

/** The name under which the docs plugin stores its data. */
const docsPlugin = 'docusaurus-plugin-content-docs';

const docsData: z.ZodType<{versions: DocsVersion[]}> = z.looseObject({
  versions: z.array(
    z.looseObject({
      path: z.string(),
      docs: z.array(
        z.strictObject({
          id: z.string(),
          path: z.string(),
          sidebar: z.string().optional(),
          unlisted: z.boolean().optional(),
        }),
      ),
    }),
  ),
});

function shortenVersion({docs, ...version}: DocsVersion): ShortDocsVersion {
  const usualSidebar = docs.find(({sidebar}) => sidebar !== undefined)?.sidebar;
  return {
    ...version,
    usualSidebar,
    // In route order, since the routes list the same paths.
    docs: [...docs]
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map((doc) => {
        const path = doc.path.slice(version.path.length + 1);
        const isUsual = doc.sidebar === usualSidebar && doc.id === usualId(path) && !doc.unlisted;
        return isUsual && doc.path === `${version.path}/${path}` ? path : doc;
      }),
  };
}

/** Removes from the docs plugin's data whatever `expandDocs` can restore. */
export function shortenGlobalData(globalData: GlobalData): GlobalData {
  const instances = Object.entries(globalData[docsPlugin] ?? {}).map(([id, data]) => {
    const {versions, ...rest} = docsData.parse(data);
    return [id, {...rest, versions: versions.map(shortenVersion)}];
  });
  return {...globalData, [docsPlugin]: Object.fromEntries(instances)};
}
