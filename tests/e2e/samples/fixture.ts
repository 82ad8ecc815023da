import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

import type {Locator, Page} from '@playwright/test';

import {readInlineCode} from '../../../src/plugins/hosting/inline';
import {serveDirectory} from '../../support/server';
import {expect, test as base} from '../../support/test';

export {expect};

const run = promisify(execFile);

/** Builds the site of code blocks beside this file. */
async function buildSite(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'samples-site-'));
  const cli = join(process.cwd(), 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await run(process.execPath, [cli, 'build', join(__dirname, 'site'), '--out-dir', directory], {
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      NODE_ENV: 'production',
      // Two workers may build at once.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${process.pid}`,
    },
  });
  return directory;
}

/** A policy without any `unsafe-inline`: what breaks it is a console error, which fails the test. */
async function headers(directory: string): Promise<Record<string, string>> {
  const {scripts} = readInlineCode(await readFile(join(directory, 'index.html'), 'utf8'));
  const hashes = [...scripts].map((hash) => `'${hash}'`).join(' ');
  const policy = `default-src 'self'; script-src 'self' ${hashes}; style-src 'self'; img-src 'self' data:`;
  return {'Content-Security-Policy': policy};
}

/** Tests of a small site of code blocks instead of the real one. */
export const test = base.extend({
  workerServer: [
    async ({}, use) => {
      const directory = await buildSite();
      const sent = await headers(directory);
      const server = await serveDirectory({directory, headersFor: () => sent});
      await use(server);
      await server.close();
      await rm(directory, {recursive: true, force: true});
    },
    {scope: 'worker', timeout: 120_000},
  ],
});

/** A block by its accessible name. */
export function block(page: Page, name: string): Locator {
  return page.getByRole('group', {name, exact: true});
}

/** The popup while it shows. */
export function popup(page: Page): Locator {
  return page.locator('#sample-type:popover-open');
}

/** An identifier with a type, once the block has its types. */
export function identifier(code: Locator, text: string): Locator {
  return code.locator('.typed', {hasText: new RegExp(`^${text}$`)}).first();
}

/** Moves the pointer to a block, and waits for its types. */
export async function reach(code: Locator): Promise<void> {
  await code.hover({position: {x: 2, y: 2}});
  await expect(code.locator('.typed').first()).toBeAttached();
}
