import {createServer, type AddressInfo, type Server} from 'node:net';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {isFree, outDirOf, portOf} from '../../../scripts/launch.mjs';

describe('portOf', () => {
  it.each([
    [[], 3000],
    [['--port', '3456'], 3456],
    [['--port=3456', '--no-open'], 3456],
    [['--host', '0.0.0.0', '-p', '3456'], 3456],
  ])('reads %j', (args, port) => {
    expect(portOf(args)).toBe(port);
  });

  it.each([[['--port', 'abc']], [['--port', '70000']], [['--port', '0']], [['--port']]])(
    'refuses %j',
    (args) => {
      expect(() => portOf(args)).toThrow('--port needs a number from 1 to 65535');
    },
  );
});

describe('outDirOf', () => {
  it.each([
    [[], 'build'],
    [['--out-dir', 'next'], 'next'],
    [['--no-minify', '--out-dir=/tmp/next'], '/tmp/next'],
  ])('reads %j', (args, folder) => {
    expect(outDirOf(args)).toBe(folder);
  });

  it('refuses an option without a folder', () => {
    expect(() => outDirOf(['--out-dir'])).toThrow('--out-dir needs a folder');
  });
});

describe.each([undefined, '127.0.0.1'])('a port taken on %s', (host) => {
  let server: Server;
  let port: number;

  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen({port: 0, host}, resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('is seen as taken', async () => {
    expect(await isFree(port)).toBe(false);
  });
});
