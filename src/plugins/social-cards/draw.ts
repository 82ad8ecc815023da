/** Draws a card: satori does the layout, sharp the pixels. The output is deterministic. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {ReactElement} from 'react';
import satori, {type Font, type SatoriOptions} from 'satori';
import sharp from 'sharp';

import {cardSize, type Card} from './card';
import {template} from './template';

const fontFolder = path.join(require.resolve('@fontsource/inter/package.json'), '../files');

const fonts = ([400, 500, 600, 700] as const).map((weight): Font => {
  const file = path.join(fontFolder, `inter-latin-${weight}-normal.woff`);
  return {name: 'Inter', weight, style: 'normal', data: readFileSync(file)};
});

/** @throws Error naming the characters that the fonts lack */
async function layOut(
  element: ReactElement,
  onNodeDetected?: SatoriOptions['onNodeDetected'],
): Promise<string> {
  const missing = new Set<string>();
  const svg = await satori(element, {
    ...cardSize,
    fonts,
    onNodeDetected,
    // Called for text that no font covers: other scripts, symbols and emoji.
    loadAdditionalAsset: (_language, text) => {
      missing.add(text);
      return Promise.resolve([]);
    },
  });
  if (missing.size > 0) {
    const list = [...missing].map((text) => `"${text}"`).join(', ');
    throw new Error(`Inter (latin) has no glyph for ${list}`);
  }
  return svg;
}

/** The largest size at which the title fits into its box. */
async function fitTitle(title: string): Promise<number> {
  for (const size of template.titleSizes) {
    let fits = false;
    await layOut(template.measuredTitle(title, size), ({width, height, textContent}) => {
      if (textContent !== title) return;
      fits = width <= template.titleBox.width && height <= template.titleBox.height;
    });
    if (fits) return size;
  }
  throw new Error(
    `The title is too long, even at ${template.titleSizes.at(-1)} px: "${title}". Shorten it.`,
  );
}

/**
 * @returns a PNG of `cardSize`
 * @throws Error saying which text can't be drawn and why
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const svg = await layOut(template.cardElement(card, await fitTitle(card.title)));
  // By now, all text is paths, so every machine draws the same. A palette halves the file.
  return sharp(Buffer.from(svg)).png({palette: true}).toBuffer();
}
