import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname} from 'node:path';
import {gzipSync} from 'node:zlib';

import {contentTypes, resolveFile} from '../../tests/support/server';

const isText = (contentType: string) => /^text\/|javascript|json|xml|svg/.test(contentType);

interface GzipServer {
  /** Such as `http://localhost:41234`. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site like a host without brotli: gzip level 6 for text, whatever the browser
 * accepts, and the site's own response headers.
 *
 * @param headersFor - headers of the response for a path
 */
export async function serveGzip(
  directory: string,
  headersFor: (path: string) => Readonly<Record<string, string>>,
): Promise<GzipServer> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = resolveFile(directory, path);
    const file = found ?? `${directory}/404.html`;
    const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
    const zip = isText(contentType);
    const body =
      compressed.get(file) ?? (zip ? gzipSync(readFileSync(file), {level: 6}) : readFileSync(file));
    compressed.set(file, body);
    response.writeHead(found ? 200 : 404, {
      'Cache-Control': path.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...headersFor(path),
      'Content-Type': contentType,
      'Content-Length': body.length,
      ...(zip && {'Content-Encoding': 'gzip'}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
