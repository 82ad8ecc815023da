import {createServer, type AddressInfo} from 'node:net';

/** @returns a port of this machine that nothing listens on, for a program that can't choose one itself */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
