/**
 * The released packages of one line, as the toolkits pin them. They are loaded at run time and
 * given the few types that the tests use, because a program can't contain the types of three majors
 * of one package.
 */
import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const toolkits = path.resolve(import.meta.dirname, '../../../toolkit');

/** What tRPC 9, 10 and 11 all call a data transformer. */
export interface Transformer {
  serialize(value: unknown): unknown;
  deserialize(value: unknown): unknown;
}

export interface Packages {
  /** Such as `10.45.4`. */
  release: string;
  transformer: Transformer;
  /**
   * @param name - such as `@trpc/client`
   * @typeParam Module - what the caller uses of it
   */
  load<Module>(name: string): Module;
}

/**
 * The packages of each toolkit of a line, newest release first.
 * @param line - the major version, such as 10
 * @throws Error when no toolkit has both the server and the client of that line
 */
export async function packagesOf(line: number): Promise<Packages[]> {
  const folders = readdirSync(toolkits).filter((name) => new RegExp(`^v${line}(-|$)`).test(name));
  const found = new Map<string, Packages>();
  for (const folder of folders) {
    const load = createRequire(path.join(toolkits, folder, 'package.json'));
    const {version} = load('@trpc/server/package.json') as {version: string};
    const superjson = (await import(pathToFileURL(load.resolve('superjson')).href)) as {
      default: Transformer;
    };
    found.set(version, {
      release: version,
      transformer: superjson.default,
      load: <Module>(name: string) => load(name) as Module,
    });
  }
  if (found.size === 0) throw new Error(`No folder of toolkit/ has tRPC ${line}`);
  return [...found.values()].sort((a, b) =>
    b.release.localeCompare(a.release, 'en', {numeric: true}),
  );
}
