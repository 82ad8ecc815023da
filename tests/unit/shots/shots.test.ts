import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {PNG} from 'pngjs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {frameOf} from '../../../scripts/shots/camera';
import {comparePictures} from '../../../scripts/shots/compare';
import {fileOf, schemes, widthsOf} from '../../../scripts/shots/pictures';
import {clearFolder, writeDifferences, writeSheet} from '../../../scripts/shots/report';
import {subjects} from '../../../scripts/shots/subjects';

type Color = [red: number, green: number, blue: number];

/** A white picture, with one pixel of another color where one is given. */
function picture(
  width: number,
  height: number,
  dot?: {x: number; y: number; color: Color},
): Buffer {
  const png = new PNG({width, height});
  png.data.fill(255);
  if (dot) png.data.set(dot.color, (dot.y * width + dot.x) * 4);
  return PNG.sync.write(png);
}

let root: string;
let before: string;
let after: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'shots-'));
  [before, after] = [path.join(root, 'before'), path.join(root, 'after')];
  for (const folder of [before, after]) {
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'same.png'), picture(8, 4));
  }
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const write = (folder: string, file: string, png: Buffer) =>
  fs.writeFileSync(path.join(folder, file), png);

const imagesOf = (folder: string, sheet: string) =>
  selectAll('img', fromHtml(fs.readFileSync(path.join(folder, sheet), 'utf8'))).map(
    ({properties}) => String(properties.src),
  );

describe('comparing two runs', () => {
  it('finds nothing where every pixel is the same, however it is compressed', () => {
    write(before, 'a.png', picture(8, 4));
    write(after, 'a.png', PNG.sync.write(PNG.sync.read(picture(8, 4)), {deflateLevel: 0}));
    expect(comparePictures(before, after)).toEqual([]);
  });

  it('reports a single pixel that is one shade darker, and marks it in red', () => {
    write(before, 'a.png', picture(8, 4));
    write(after, 'a.png', picture(8, 4, {x: 5, y: 2, color: [255, 254, 255]}));
    const [difference, ...others] = comparePictures(before, after);
    expect(others).toEqual([]);
    expect(difference).toMatchObject({file: 'a.png', how: '1 of 32 pixels'});
    const marked = PNG.sync.read(difference?.marked ?? Buffer.alloc(0));
    const at = (2 * 8 + 5) * 4;
    expect([...marked.data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
  });

  it('reports a different size, and pictures that only one run has', () => {
    write(before, 'a.png', picture(8, 4));
    write(after, 'a.png', picture(8, 5));
    write(before, 'gone.png', picture(1, 1));
    write(after, 'new.png', picture(1, 1));
    expect(comparePictures(before, after)).toEqual([
      {file: 'a.png', how: '8 x 4 before, 8 x 5 now'},
      {file: 'gone.png', how: 'only in the earlier run'},
      {file: 'new.png', how: 'only in this run'},
    ]);
  });

  it('shows what differs, and nothing else, on a sheet that needs no other folder', () => {
    write(before, 'a.png', picture(8, 4));
    write(after, 'a.png', picture(8, 4, {x: 0, y: 0, color: [0, 0, 0]}));
    write(before, 'gone.png', picture(1, 1));
    writeDifferences(after, before, comparePictures(before, after));
    const images = imagesOf(after, 'differences.html');
    expect(images).toEqual(['before/a.png', 'a.png', 'marked/a.png', 'before/gone.png']);
    for (const image of images) expect(fs.existsSync(path.join(after, image)), image).toBe(true);
  });
});

describe('a run', () => {
  it('takes every subject in both modes, under its own name, onto one sheet', () => {
    const files = subjects.flatMap((subject) =>
      widthsOf(subject).flatMap((width) => schemes.map((scheme) => fileOf(subject, width, scheme))),
    );
    expect(new Set(files).size).toBe(files.length);
    writeSheet(after, subjects);
    expect(imagesOf(after, 'index.html')).toEqual(files);
  });

  it('removes what the previous one left, and nothing else', () => {
    writeSheet(after, subjects);
    write(after, 'gone.png', picture(1, 1));
    writeDifferences(after, before, comparePictures(before, after));
    write(after, 'mine.txt', Buffer.from('mine'));
    clearFolder(after);
    expect(fs.readdirSync(after)).toEqual(['mine.txt']);
  });
});

it('frames all elements with a margin, within the window', () => {
  const boxes = [
    {x: 4, y: 100, width: 100, height: 20.5},
    {x: 50, y: 300, width: 200, height: 10},
  ];
  const frame = {x: 0, y: 84, width: 260, height: 242};
  expect(frameOf(boxes, {width: 260, height: 1000})).toEqual(frame);
});
