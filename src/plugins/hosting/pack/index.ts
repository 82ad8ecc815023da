import {copyFile, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {listFiles, readBuildFile, readSiteData} from '../files';
import {hosts, type Build, type Host} from './hosts';

export async function readBuild(build: string): Promise<Build> {
  return {files: await listFiles(build), site: await readSiteData(build)};
}

type PackOptions = {
  host: Host;
  /** Directory of the build. */
  build: string;
  /** The output directory. The host's default is replaced; any other has to be new or empty. */
  to?: string;
};

/** Policies apply to what follows, and the encoding comes first. */
function withHead(html: string, head: string): string {
  return html.replace(/<meta charset=[^>]*>/i, (charset) => charset + head);
}

async function emptyFolder({host, to}: PackOptions): Promise<string> {
  const folder = to ?? hosts[host].folder;
  if (to === undefined) {
    await rm(folder, {recursive: true, force: true});
  } else if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new Error(`${folder} is not empty. Remove it, or name another folder with --to.`);
  }
  return folder;
}

/**
 * Writes the files of a build for a host.
 *
 * @returns the directory, and the number of files in it
 */
export async function packBuild(options: PackOptions): Promise<{folder: string; files: number}> {
  const {host, build} = options;
  const read = await readBuild(build);
  const packed = hosts[host].pack(read);
  const folder = await emptyFolder(options);
  for (const [file, content] of packed) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    if ('text' in content) await writeFile(target, content.text);
    else if (content.head === undefined) await copyFile(path.join(build, content.copy), target);
    else await writeFile(target, withHead(await readBuildFile(build, content.copy), content.head));
  }
  return {folder, files: packed.size};
}
