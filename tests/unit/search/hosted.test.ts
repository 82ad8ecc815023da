import client from 'algoliasearch/dist/algoliasearch-lite.esm.browser';
import {expect, test} from 'vitest';

test('a hosted index is given 1 s for a connection, 2 s to read and 30 s to write', () => {
  expect(client('APPID', 'KEY').transporter.timeouts).toEqual({connect: 1, read: 2, write: 30});
});
