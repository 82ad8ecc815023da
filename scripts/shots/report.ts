/** Writes the contact sheets of a run. */
import fs from 'node:fs';
import path from 'node:path';

import type {Difference} from './compare';
import {fileOf, schemes, widthsOf} from './pictures';
import {contactSheet} from './sheet';
import type {Subject} from './subjects';

/** Files that a run writes next to its pictures, for the next run to delete. */
const leftovers = ['index.html', 'differences.html', 'before', 'marked'];

/** Creates the directory, or deletes what an earlier run has left in it. */
export function clearFolder(folder: string): void {
  fs.mkdirSync(folder, {recursive: true});
  const pictures = fs.readdirSync(folder).filter((file) => file.endsWith('.png'));
  for (const name of [...pictures, ...leftovers]) {
    fs.rmSync(path.join(folder, name), {recursive: true, force: true});
  }
}

/** Writes `index.html`: all pictures, one row per subject. */
export function writeSheet(folder: string, subjects: readonly Subject[]): void {
  const rows = subjects.map((subject) => ({
    title: `${subject.kind}: ${subject.name}`,
    text: subject.path,
    pictures: widthsOf(subject).flatMap((width) =>
      schemes.map((scheme) => ({
        file: fileOf(subject, width, scheme),
        caption: `${width} px, ${scheme}`,
      })),
    ),
  }));
  fs.writeFileSync(path.join(folder, 'index.html'), contactSheet('Pictures of the site', rows));
}

/**
 * Writes `differences.html`: only pictures that differ, before, after, and the differing pixels. It
 * copies what it shows, so that the earlier run may be deleted.
 */
export function writeDifferences(
  folder: string,
  earlier: string,
  differences: readonly Difference[],
): void {
  for (const name of ['before', 'marked']) fs.mkdirSync(path.join(folder, name));
  const rows = differences.map(({file, how, marked}) => {
    const pictures: {file: string; caption: string}[] = [];
    if (fs.existsSync(path.join(earlier, file))) {
      fs.copyFileSync(path.join(earlier, file), path.join(folder, 'before', file));
      pictures.push({file: `before/${file}`, caption: 'before'});
    }
    if (fs.existsSync(path.join(folder, file))) pictures.push({file, caption: 'now'});
    if (marked) {
      fs.writeFileSync(path.join(folder, 'marked', file), marked);
      pictures.push({file: `marked/${file}`, caption: 'what differs, in red'});
    }
    return {title: file, text: how, pictures};
  });
  fs.writeFileSync(path.join(folder, 'differences.html'), contactSheet('What differs', rows));
}
