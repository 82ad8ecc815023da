import path from 'node:path';

import {secondsOf} from './processes';
import {formatTable} from './table';
import {copySite} from './workspace';

/**
 * @param folder - an empty directory to build in
 * @returns a table: `npm run build` without any cache, and again without a change
 */
export async function measureBuilds(siteDir: string, folder: string): Promise<string> {
  const copy = path.join(folder, 'site');
  copySite(siteDir, copy);
  const build = async () => Math.round(await secondsOf(['scripts/launch.mjs', 'build'], copy));
  return formatTable(
    ['build', 'seconds'],
    [
      ['cold', await build()],
      ['warm', await build()],
    ],
  );
}
