import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
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

export interface StaticServer {
  /** Such as `http://localhost:41234`, without a slash at the end. */
  origin: string;
  /** Paths of all requests that arrived, in their order. */
  readonly requests: readonly string[];
  /** Answers 503 to every request whose path matches. */
  fail(path: RegExp): void;
  /** Keeps requests whose path matches waiting; the result lets them through. */
  hold(path: RegExp): () => void;
  /** From now on serves another folder, as after a new release. */
  deploy(directory: string): void;
  /** Answers everything again from the first folder, also what was held. */
  reset(): void;
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Folder of the built site. */
  directory: string;
  /** Path under which the folder is served; starts and ends with a slash. */
  mount?: string;
  /** Headers of the response to a path. */
  headersFor?: (path: string) => Record<string, string>;
}

/** The file that a host with clean URLs answers a path with. */
export function resolveFile(directory: string, path: string): string | undefined {
  const clean = path.replace(/\/$/, '');
  return [path, `${clean}.html`, `${clean}/index.html`]
    .map((candidate) => normalize(join(directory, candidate)))
    .filter((file) => file.startsWith(normalize(directory) + sep))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

function sendFile(response: ServerResponse, status: number, file: string, headers = {}): void {
  response.writeHead(status, {
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': file.includes(`${sep}assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    ...headers,
  });
  createReadStream(file).pipe(response);
}

/** The path of a request, decoded; undefined where it can't be, which hosts answer with 400. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/**
 * Serves a built site on a free port, as the hosts that it is made for do:
 * clean URLs, and 404.html with status 404 for what does not exist.
 */
export async function serveDirectory({
  directory,
  mount = '/',
  headersFor = () => ({}),
}: ServerOptions): Promise<StaticServer> {
  let served = directory;
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
    const file = path.startsWith(mount)
      ? resolveFile(served, `/${path.slice(mount.length)}`)
      : undefined;
    if (file) {
      sendFile(response, 200, file, headersFor(path));
    } else if (existsSync(join(served, '404.html'))) {
      sendFile(response, 404, join(served, '404.html'), headersFor(path));
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
    deploy: (other) => void (served = other),
    reset() {
      served = directory;
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
