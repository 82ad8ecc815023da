/**
 * Netlify: its own parsers and the rule engine of its servers, compiled to WebAssembly. Which file
 * answers a path is not in them; it is as Netlify documents it, with "Pretty URLs" off.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {fileAt, pathOf, requireEngine, typeOf, type Answer, type Host} from './host';

type Match = {to: string; status: number; force: boolean} | null;

type Request = {
  scheme: string;
  host: string;
  path: string;
  query: string;
  headers: object;
  cookieValues: object;
  getHeader: () => string;
  getCookie: () => string;
};

type Redirector = {
  parsePlain: (rules: string, options: object) => Promise<{match: (request: Request) => Match}>;
};

type HeadersRule = {forRegExp: RegExp; values: Record<string, string>};

type Parsers = {
  headers: {
    parseAllHeaders: (options: {
      headersFiles: string[];
      minimal: boolean;
    }) => Promise<{headers: HeadersRule[]; errors: Error[]}>;
  };
  redirects: {
    parseAllRedirects: (options: {
      redirectsFiles: string[];
      minimal: boolean;
    }) => Promise<{errors: Error[]}>;
  };
};

async function loadParsers(): Promise<Parsers> {
  const load = async (name: string): Promise<unknown> => {
    // They are modules without an entry for `require`.
    const [folder = ''] = requireEngine.resolve.paths(name) ?? [];
    return import(/* @vite-ignore */ pathToFileURL(path.join(folder, name, 'lib/index.js')).href);
  };
  return {
    headers: await load('@netlify/headers-parser'),
    redirects: await load('@netlify/redirect-parser'),
  } as Parsers;
}

/** With a slash at its end or without, `.html` or not. */
function findFile(folder: string, urlPath: string): string | undefined {
  const bare = urlPath.replace(/\/$/, '');
  return [urlPath, `${bare}.html`, `${bare}/index.html`]
    .filter((candidate) => !/^\/_(?:headers|redirects)$/.test(candidate))
    .map((candidate) => fileAt(folder, candidate))
    .find((file) => file !== undefined);
}

export async function netlify(folder: string): Promise<Host> {
  const parsers = await loadParsers();
  const headersFiles = [path.join(folder, '_headers')];
  const redirectsFiles = [path.join(folder, '_redirects')];
  const {headers: rules, errors} = await parsers.headers.parseAllHeaders({
    headersFiles,
    minimal: false,
  });
  const parsed = await parsers.redirects.parseAllRedirects({redirectsFiles, minimal: false});
  const redirector = requireEngine('netlify-redirector') as Redirector;
  const matcher = await redirector.parsePlain(await readFile(redirectsFiles[0] ?? '', 'utf8'), {});

  const headersFor = (urlPath: string): Record<string, string> => {
    const all = rules.filter(({forRegExp}) => forRegExp.test(urlPath)).map(({values}) => values);
    const entries = Object.entries(Object.assign({}, ...all) as Record<string, string>);
    return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
  };

  const answer = (urlPath: string, status: number, file: string | undefined): Answer => ({
    status,
    headers: {...(file && {'content-type': typeOf(file)}), ...headersFor(urlPath)},
    ...(file !== undefined && {file}),
  });

  return {
    name: 'Netlify',
    complaints: [...errors, ...parsed.errors].map(({message}) => message),
    async ask(url) {
      const urlPath = decodeURI(pathOf(url));
      const query = url.slice(pathOf(url).length + 1);
      const match = matcher.match({
        scheme: 'https',
        host: 'example.com',
        path: pathOf(url),
        query,
        headers: {},
        cookieValues: {},
        getHeader: () => '',
        getCookie: () => '',
      });
      const file = findFile(folder, urlPath);
      if (match && (match.force || file === undefined)) {
        if (match.status === 404) return answer(urlPath, 404, match.to.slice(1));
        const [target = '', anchor] = match.to.split('#');
        const location = target + (query && `?${query}`) + (anchor ? `#${anchor}` : '');
        return {status: match.status, headers: {...headersFor(urlPath), location}};
      }
      return file === undefined
        ? answer(urlPath, 404, fileAt(folder, '/404.html'))
        : answer(urlPath, 200, file);
    },
  };
}
