/** Reads the pages of a finished build from its index files. */
import {MANIFEST_FILE} from '../build/shards';
import {readIndexFile} from '../index';
import type {Manifest, Shard, ShownPage} from '../types';

/** @throws Error if there is no build in the directory */
export async function readBuiltSite(outDir: string): Promise<ShownPage[]> {
  const read = (name: string) =>
    readIndexFile(outDir, name).catch((error: unknown) => {
      throw new Error(`There is no build in ${outDir}. Run "npm run build" first.`, {cause: error});
    });
  const {shards} = (await read(MANIFEST_FILE)) as Manifest;
  const files = await Promise.all(shards.map(({file}) => read(file)));
  return (files as Shard[]).flatMap(({pages}) => pages);
}
