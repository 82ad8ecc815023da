import {Resvg} from '@resvg/resvg-js';
import {expect, it} from 'vitest';

import {encodePng} from '../../../src/plugins/social-cards/png';

/** The pixels of a PNG, decoded by another program. */
function decode(png: Buffer, width: number, height: number): Buffer {
  const url = `data:image/png;base64,${png.toString('base64')}`;
  const image = `<image width="${width}" height="${height}" href="${url}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return new Resvg(svg).render().pixels;
}

it('keeps up to 256 colors as they are', async () => {
  const [width, height] = [16, 16];
  const pixels = Buffer.from(
    Array.from({length: width * height}, (_, i) => [i, 255 - i, (i * 7) % 256, 255]).flat(),
  );
  const png = await encodePng({pixels, width, height});
  expect(decode(png, width, height).equals(pixels)).toBe(true);
});

it('replaces the rarest of more colors with the nearest that is left', async () => {
  // 256 colors twice, and one color once that is next to the first of them.
  const colors = Array.from({length: 256}, (_, i) => [i, i, i, 255]);
  const pixels = Buffer.from([...colors, ...colors, [0, 0, 1, 255]].flat());
  const png = await encodePng({pixels, width: 27, height: 19});
  expect([...decode(png, 27, 19).subarray(4 * 512)]).toEqual([0, 0, 0, 255]);
});
