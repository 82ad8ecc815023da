/**
 * Vercel: its library checks the routes and makes regular expressions of them; the phases are gone
 * through as the Build Output API documents them.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {fileAt, pathOf, requireEngine, typeOf, type Answer, type Host} from './host';

type Route = {
  handle?: string;
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
  caseSensitive?: boolean;
  has?: {value: string}[];
};

type Config = {
  version: number;
  routes: Route[];
  overrides: Record<string, {path?: string; contentType?: string}>;
};

type RoutingUtils = {
  getTransformedRoutes: (config: {routes: Route[]}) => {
    routes: Route[];
    error: {errors: string[]} | null;
  };
};

type Compiled = Route & {pattern: RegExp};

/** Routes by phase: before the file system is looked at, after a hit, after an error. */
function phasesOf(routes: readonly Route[]): Map<string, Compiled[]> {
  const phases = new Map<string, Compiled[]>([['', []]]);
  let phase = '';
  for (const route of routes) {
    if (route.handle === undefined) {
      const pattern = new RegExp(route.src ?? '', route.caseSensitive ? '' : 'i');
      phases.get(phase)?.push({...route, pattern});
    } else phases.set((phase = route.handle), []);
  }
  return phases;
}

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Goes through the routes of a phase: collects headers until one of them answers. */
function runPhase(
  routes: readonly Compiled[],
  urlPath: string,
  accept = '',
): {headers: Record<string, string>; end?: Route} {
  const headers: Record<string, string> = {};
  for (const route of routes) {
    const match = route.pattern.exec(urlPath);
    if (!match || route.has?.some(({value}) => !new RegExp(`^${value}$`).test(accept))) continue;
    const filled = Object.entries(route.headers ?? {}).map(([name, value]): [string, string] => [
      name,
      value.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
    ]);
    Object.assign(headers, lowerCase(Object.fromEntries(filled)));
    if (!route.continue) return {headers, end: route};
  }
  return {headers};
}

export async function vercel(folder: string): Promise<Host> {
  const text = await readFile(path.join(folder, 'config.json'), 'utf8');
  const config = JSON.parse(text) as Config;
  const utils = requireEngine('@vercel/routing-utils') as RoutingUtils;
  const {routes, error} = utils.getTransformedRoutes({routes: config.routes});
  const phases = phasesOf(error ? config.routes : routes);
  const folderOfFiles = path.join(folder, 'static');
  const renamed = new Map(
    Object.entries(config.overrides).flatMap(([file, {path: to}]) =>
      to === undefined ? [] : [[to, file] as const],
    ),
  );

  const findFile = (urlPath: string): string | undefined => {
    const name = urlPath.slice(1);
    const isRenamed = config.overrides[name]?.path !== undefined;
    return (
      renamed.get(name) ??
      (isRenamed ? undefined : fileAt(folderOfFiles, urlPath)) ??
      (urlPath.endsWith('/') ? fileAt(folderOfFiles, `${urlPath}index.html`) : undefined)
    );
  };

  const send = (status: number, file: string, headers: Record<string, string>): Answer => ({
    status,
    file,
    headers: {'content-type': config.overrides[file]?.contentType ?? typeOf(file), ...headers},
  });

  return {
    name: 'Vercel',
    complaints: error?.errors ?? [],
    async ask(url, accept) {
      const asked = decodeURI(pathOf(url));
      const query = url.slice(pathOf(url).length);
      const {headers, end} = runPhase(phases.get('') ?? [], asked, accept);
      const urlPath = end?.dest ?? asked;
      if (end?.status !== undefined && headers.location !== undefined) {
        const [target = '', anchor] = headers.location.split('#');
        const location = target + query + (anchor === undefined ? '' : `#${anchor}`);
        return {status: end.status, headers: {...headers, location}};
      }
      const file = findFile(urlPath);
      if (file !== undefined) {
        const hit = runPhase(phases.get('hit') ?? [], urlPath);
        return send(200, file, {...headers, ...hit.headers});
      }
      const failed = runPhase(phases.get('error') ?? [], urlPath);
      const page = failed.end?.dest && fileAt(folderOfFiles, failed.end.dest);
      return page
        ? send(failed.end?.status ?? 404, page, {...headers, ...failed.headers})
        : {status: 404, headers: {...headers, ...failed.headers}};
    },
  };
}
