/** A host as its visitors meet it: a URL, and what it is answered with. */
import {existsSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {contentTypes} from '../support/server';
import {enginesFolder} from './install';

export type Answer = {
  status: number;
  /** Names are in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The file of the deployed folder that the body comes from. */
  file?: string;
  /** In place of the file, where a host sends real answers. */
  body?: string;
};

export type Host = {
  name: string;
  /**
   * @param url - path and query, as they are sent
   * @param accept - the header of that name
   */
  ask: (url: string, accept?: string) => Promise<Answer>;
  /** The messages of the host's own parsers about its configuration. */
  complaints: readonly string[];
};

/** Resolves packages from the folder of the engines; its results have no types. */
export const requireEngine = createRequire(path.join(enginesFolder, 'package.json'));

/** The file at a path of a folder, matched by case, as hosts do. */
export function fileAt(folder: string, urlPath: string): string | undefined {
  const file = path.posix.normalize(urlPath).slice(1);
  const full = path.join(folder, file);
  const isFile = file !== '' && !urlPath.endsWith('/') && existsSync(full);
  return isFile && statSync(full).isFile() ? file : undefined;
}

export function typeOf(file: string): string {
  return contentTypes[path.extname(file)] ?? 'application/octet-stream';
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** The same host, which is asked for each URL once: what it is deployed to does not change. */
export function remembering(host: Host): Host {
  const answers = new Map<string, Promise<Answer>>();
  return {
    ...host,
    ask(url, accept = '') {
      const key = `${url} ${accept}`;
      const answer = answers.get(key) ?? host.ask(url, accept);
      answers.set(key, answer);
      return answer;
    },
  };
}
