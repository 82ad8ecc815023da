/** Takes the pictures of many subjects. */
import fs from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {serveDirectory} from '../../tests/support/server';
import {findBrowser, thisMachine} from '../browser/find';

import {photograph} from './camera';
import {fileOf, widthsOf, type Width} from './pictures';
import type {Subject} from './subjects';

/** As many concurrent pages as a CI machine has cores. */
const atOnce = 2;

/**
 * @param folder - receives the pictures, under the names of {@link fileOf}
 * @throws Error with every subject that can't be shown
 */
export async function takePictures(subjects: readonly Subject[], folder: string): Promise<void> {
  const server = await serveDirectory({directory: 'build'});
  const browser = await chromium.launch({
    executablePath: findBrowser(thisMachine()),
    // Makes letters and colors independent of the machine's screen, and antialiasing of corners
    // independent of which part of the page was repainted.
    args: ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-partial-raster'],
  });
  const queue = subjects.flatMap((subject) =>
    widthsOf(subject).map((width): [Subject, Width] => [subject, width]),
  );
  const errors: string[] = [];
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [subject, width] = next;
      try {
        for (const {scheme, png} of await photograph(browser, server.origin, subject, width)) {
          fs.writeFileSync(path.join(folder, fileOf(subject, width, scheme)), png);
        }
      } catch (error) {
        errors.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  await Promise.all(Array.from({length: atOnce}, work));
  await browser.close();
  await server.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
