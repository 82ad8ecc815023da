/** Serves a site whose pages note what they complain of, for a browser whose console cannot be read. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

const script = '/__watched.js';

const watch = `
  const note = (text) =>
    sessionStorage.setItem('complaints', JSON.stringify([...JSON.parse(sessionStorage.getItem('complaints') ?? '[]'), String(text)]));
  const {error} = console;
  console.error = (...args) => { note(args.join(' ')); error(...args); };
  addEventListener('error', (event) => note(event.message ?? 'failed to load ' + (event.target.src ?? event.target.href)), true);
  addEventListener('unhandledrejection', ({reason}) => note(reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => note(violatedDirective + ' blocks ' + blockedURI));
`;

/** Body of a function that returns the complaints since the last time, in any page of the site. */
export const takeComplaints = `
  const complaints = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
  sessionStorage.removeItem('complaints');
  return complaints;
`;

export interface WatchedSite {
  origin: string;
  close(): Promise<void>;
}

/**
 * @param origin - of a running site, which is passed on, but that each page first loads a script of
 *   the site itself, which its policy allows
 */
export async function watchSite(origin: string): Promise<WatchedSite> {
  const server = createServer(async (request, response) => {
    if (request.url === script) {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(watch);
      return;
    }
    const answer = await fetch(origin + (request.url ?? '/'), {redirect: 'manual'});
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(
      isPage
        ? body.toString().replace(/<meta charset=[^>]*>/, `$&<script src="${script}"></script>`)
        : body,
    );
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
