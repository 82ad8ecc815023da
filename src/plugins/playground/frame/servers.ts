/** The servers of a run by port; a request reaches them in memory. */

/**
 * @param done - called once nothing more of the response will arrive
 * @returns the response, whose body may still be arriving
 */
export type Handler = (request: Request, done: () => void) => Promise<Response>;

const handlers = new Map<number, Handler>();
let onListen: () => void = () => undefined;

/** Resolves once a server listens. */
export const nextServer = (): Promise<void> => new Promise((resolve) => (onListen = resolve));

/** @returns a port that no server listens on */
export function freePort(): number {
  let port = 49_152;
  while (handlers.has(port)) port += 1;
  return port;
}

/** @returns a function that stops listening */
export function listen(port: number, handler: Handler): () => void {
  if (handlers.has(port)) {
    throw Object.assign(new Error(`listen EADDRINUSE: address already in use :::${port}`), {
      code: 'EADDRINUSE',
      errno: -98,
      syscall: 'listen',
      address: '::',
      port,
    });
  }
  handlers.set(port, handler);
  onListen();
  return () => handlers.delete(port);
}

export const serverAt = (port: number): Handler | undefined => handlers.get(port);
