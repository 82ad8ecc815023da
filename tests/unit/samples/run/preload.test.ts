import {expect, it} from 'vitest';
import {isLoopback, readConnectCall} from '../../../../src/plugins/samples/run/preload/connect';
import {readListenCall} from '../../../../src/plugins/samples/run/preload/listen';

const callback = () => undefined;

it.each([
  [[3000], {port: 3000}],
  [['3000', callback], {port: 3000}],
  [[3000, 'localhost', 511, callback], {port: 3000, host: 'localhost', backlog: 511}],
  [[3000, 511], {port: 3000, backlog: 511}],
  [[{port: '3000', host: '::1'}, callback], {port: 3000, host: '::1'}],
  [[], {port: 0}],
  [[callback], {port: 0}],
])('reads listen%j', (args, options) => {
  const call = readListenCall(args);
  expect(call?.options).toEqual(expect.objectContaining(options));
  expect(call?.callback).toBe(args.includes(callback as never) ? callback : undefined);
});

it.each([[['/tmp/pipe']], [[{path: '/tmp/pipe'}]], [[{fd: 3}]]])(
  'leaves listen%j to Node',
  (args) => {
    expect(readListenCall(args)).toBeUndefined();
  },
);

it.each([
  [[3000], {port: 3000}],
  [[3000, 'localhost', callback], {port: 3000, host: 'localhost'}],
  [[{port: 3000, host: '::1'}], {port: 3000, host: '::1'}],
  [[[{port: '3000', host: 'a.example'}, callback]], {port: 3000, host: 'a.example'}],
])('reads connect%j', (args, options) => {
  expect(readConnectCall(args)?.options).toEqual(expect.objectContaining(options));
});

it.each([[['/tmp/pipe']], [[{path: '/tmp/pipe'}]]])('leaves connect%j to Node', (args) => {
  expect(readConnectCall(args)).toBeUndefined();
});

it('knows this machine from others', () => {
  const hosts = ['localhost', 'api.localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '0.0.0.0'];
  expect(hosts.filter((host) => !isLoopback(host))).toEqual([]);
  const others = ['example.com', '10.0.0.1', '127.0.0.1.example.com', 'localhost.example', '::2'];
  expect(others.filter(isLoopback)).toEqual([]);
});
