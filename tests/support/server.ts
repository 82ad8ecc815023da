import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readFile} from 'node:fs/promises';
import {extname, join, normalize, sep} from 'node:path';

export const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'application/xml; charset=utf-8',
};

/** The files of a folder under other names, as a release of the same pages has them. */
export interface Release {
  /** @returns where the folder has a path of the release; a path that it does not have if it is gone */
  pathOf: (path: string) => string;
  /** A text of the folder, with the names of the release. */
  rename: (text: string) => string;
}

export interface StaticServer {
  /** Such as `http://localhost:41234`, without a trailing slash. */
  origin: string;
  /** Paths of all requests, in order of arrival. */
  readonly requests: readonly string[];
  /** Responds with a 503 to every request whose path matches. */
  fail(path: RegExp): void;
  /** Holds requests whose path matches; call the result to release them. */
  hold(path: RegExp): () => void;
  /** From now on, serves the next release. */
  deploy(release: Release): void;
  /** Serves everything under its own name again, and releases held requests. */
  reset(): void;
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Folder of the built site. */
  directory: string;
  /** Path under which the folder is served; starts and ends with a slash. */
  mount?: string;
  /** Headers of the response for a path. */
  headersFor?: (path: string) => Record<string, string>;
  /** Sends the compressed copies that the build has, whatever the browser accepts. */
  gzip?: boolean;
}

/** The file that a host with clean URLs serves for a path; with a slash, a folder's is the first. */
export function resolveFile(directory: string, path: string): string | undefined {
  const clean = path.replace(/\/$/, '');
  const pages = [`${clean}.html`, `${clean}/index.html`];
  return [path, ...(path.endsWith('/') ? pages.reverse() : pages)]
    .map((candidate) => normalize(join(directory, candidate)))
    .filter((file) => file.startsWith(normalize(directory) + sep))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

async function sendFile(
  response: ServerResponse,
  status: number,
  file: string,
  headers: Record<string, string>,
  {release, gzip}: {release?: Release; gzip: boolean},
): Promise<void> {
  const copy = gzip && existsSync(`${file}.gz`) ? `${file}.gz` : undefined;
  response.writeHead(status, {
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': file.includes(`${sep}assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    ...headers,
    ...(copy && {'Content-Encoding': 'gzip'}),
  });
  const isText = /\.(?:html|js|css|json)$/.test(file);
  if (release && isText) response.end(release.rename(await readFile(file, 'utf8')));
  else createReadStream(copy ?? file).pipe(response);
}

/**
 * The path of a request, decoded; undefined if it can't be decoded, which hosts answer with a 400.
 */
function pathOf(url: string): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/**
 * Serves a built site on a free port, like the hosts it is made for: with clean URLs, and with
 * 404.html and status 404 for paths that do not exist.
 */
export async function serveDirectory({
  directory,
  mount = '/',
  headersFor = () => ({}),
  gzip = false,
}: ServerOptions): Promise<StaticServer> {
  let release: Release | undefined;
  const requests: string[] = [];
  let failing: RegExp[] = [];
  let held: {path: RegExp; until: Promise<void>; release: () => void}[] = [];

  const server = createServer(async (request, response) => {
    const path = pathOf(request.url ?? '/');
    if (path === undefined) {
      response.writeHead(400, {'Content-Type': 'text/plain'}).end('Bad request');
      return;
    }
    requests.push(path);
    await Promise.all(held.filter((hold) => hold.path.test(path)).map((hold) => hold.until));
    if (failing.some((pattern) => pattern.test(path))) {
      response.writeHead(503, {'Content-Type': 'text/plain'}).end('Planted failure');
      return;
    }
    const own = release?.pathOf(path) ?? path;
    const file = own.startsWith(mount)
      ? resolveFile(directory, `/${own.slice(mount.length)}`)
      : undefined;
    if (file) {
      await sendFile(response, 200, file, headersFor(path), {release, gzip});
    } else if (existsSync(join(directory, '404.html'))) {
      const notFound = join(directory, '404.html');
      await sendFile(response, 404, notFound, headersFor(path), {release, gzip});
    } else {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('Not found');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  const releaseAll = () => {
    held.forEach(({release}) => release());
    held = [];
  };

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    fail: (path) => void failing.push(path),
    hold(path) {
      let release = () => {};
      const until = new Promise<void>((resolve) => (release = resolve));
      held.push({path, until, release});
      return release;
    },
    deploy: (next) => void (release = next),
    reset() {
      release = undefined;
      failing = [];
      releaseAll();
    },
    close() {
      releaseAll();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
