import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

import type {Browser} from '@playwright/test';

import {readHeaders} from '../../src/plugins/hosting/files';

import {receive} from './browser';
import {pageKinds} from './pages';
import {serveGzip, type GzipServer} from './server';
import {formatTable, kilobytes, type Cell} from './table';
import {ahead, assertGzip, byKind, isText, kinds, needed, sumOf, type Received} from './wire';

/**
 * The size of the same responses with brotli at the highest level, as hosts with precompressed files
 * send them.
 */
function brotliBytes(server: GzipServer, responses: readonly Received[]): number {
  return responses.reduce((sum, {url, contentType, bytes}) => {
    if (!isText(contentType)) return sum + bytes;
    const content = readFileSync(server.fileOf(decodeURI(new URL(url).pathname)));
    const params = {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY};
    return sum + brotliCompressSync(content, {params}).length;
  }, 0);
}

async function rowOf(
  browser: Browser,
  server: GzipServer,
  site: string,
  name: string,
  path: string,
): Promise<Cell[]> {
  const all = await receive(browser, server.origin + path);
  assertGzip(all);
  const responses = needed(all);
  const sums = byKind(responses);
  return [
    name,
    site,
    ...kinds.map((kind) => kilobytes(sums[kind])),
    kilobytes(sumOf(responses)),
    kilobytes(brotliBytes(server, responses)),
    responses.length,
    kilobytes(sumOf(ahead(all))),
  ];
}

/** @returns a table: bytes on the wire for a first visit, by page kind, ours and stock */
export async function measureSizes(browser: Browser, ours: string, stock: string): Promise<string> {
  const site = await serveGzip(ours, await readHeaders(ours));
  const other = await serveGzip(stock, () => ({}));
  const rows: Cell[][] = [];
  for (const {name, path, stock: counterpart} of pageKinds) {
    rows.push(await rowOf(browser, site, 'ours', name, path));
    if (counterpart) rows.push(await rowOf(browser, other, 'stock', name, counterpart));
  }
  await Promise.all([site.close(), other.close()]);
  return formatTable(['page', 'site', ...kinds, 'gzip kB', 'brotli kB', 'files', 'ahead kB'], rows);
}
