/**
 * Writes PNG files with a palette, which take one byte per pixel. A card has about 300 colors, nearly
 * all of them shades at the edges of letters, so 256 look the same; resvg writes four bytes per
 * pixel, and its files are three times as large.
 */
import {promisify} from 'node:util';
import {crc32, deflate, type ZlibOptions} from 'node:zlib';

const compress = promisify<Buffer, ZlibOptions, Buffer>(deflate);

export interface Image {
  /**
   * Four bytes per pixel: red, green, blue, alpha. Alpha is ignored, so the image has to be opaque.
   */
  pixels: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** The maximum size of a palette, because an index is one byte. */
const paletteSize = 256;

/** Runs of pixels of the same color, as value and length: most of a card is a few long runs. */
function* runs(colors: Uint32Array): Generator<[color: number, length: number]> {
  let start = 0;
  while (start < colors.length) {
    const color = colors[start] ?? 0;
    let end = start + 1;
    while (colors[end] === color) end++;
    yield [color, end - start];
    start = end;
  }
}

function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}

/** The most frequent colors, and for each color of the image the index of the closest one. */
function quantize(colors: Uint32Array): {palette: number[]; indexes: Map<number, number>} {
  const counts = new Map<number, number>();
  for (const [color, length] of runs(colors)) {
    counts.set(color, (counts.get(color) ?? 0) + length);
  }
  // By value if counts are equal, so that the order is deterministic.
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([color]) => color);
  const palette = ranked.slice(0, paletteSize);
  const indexes = new Map(palette.map((color, index) => [color, index]));
  for (const color of ranked.slice(paletteSize)) {
    const distances = palette.map((candidate) => distance(color, candidate));
    indexes.set(color, distances.indexOf(Math.min(...distances)));
  }
  return {palette, indexes};
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

export async function encodePng({pixels, width, height}: Image): Promise<Buffer> {
  const colors = new Uint32Array(width * height);
  for (let i = 0; i < colors.length; i++) {
    const at = 4 * i;
    colors[i] = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
  }
  const {palette, indexes} = quantize(colors);

  // A line is its filter type, none, followed by the indexes: flat areas compress best unfiltered.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    let at = y * (width + 1) + 1;
    for (const [color, length] of runs(colors.subarray(y * width, (y + 1) * width))) {
      lines.fill(indexes.get(color) ?? 0, at, at + length);
      at += length;
    }
  }
  const bitDepth = 8;
  const colorType = 3; // indexed
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk(
      'IHDR',
      Buffer.concat([uint32(width), uint32(height), Buffer.from([bitDepth, colorType, 0, 0, 0])]),
    ),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])),
    ),
    chunk('IDAT', await compress(lines, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
