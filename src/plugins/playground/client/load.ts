import {late} from '../../../client/release/browser/late';
import type {Asset} from '../api';
import {readBytes} from './read';

const texts = new Map<string, string>();

/** Loads texts, each once while the site is open; one that failed is requested again. */
export function loadTexts(assets: readonly Asset[]): Promise<string[]> {
  return Promise.all(
    assets.map(async (asset) => {
      const known = texts.get(asset.url);
      if (known !== undefined) return known;
      const [bytes] = await late(() => readBytes([asset]));
      const text = new TextDecoder().decode(bytes);
      texts.set(asset.url, text);
      return text;
    }),
  );
}
