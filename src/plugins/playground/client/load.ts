import {late} from '../../../client/release/browser/late';
import type {Asset, OnProgress} from '../api';

const texts = new Map<string, string>();

async function read({url}: Asset, onBytes: (bytes: number) => void): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    onBytes(value.length);
    text += decoder.decode(value, {stream: true});
  }
  return text + decoder.decode();
}

/**
 * Files of the playground, each fetched once while the site is open; what failed is fetched again.
 *
 * @returns their texts in the same order
 */
export async function load(
  assets: readonly Asset[],
  onProgress: OnProgress = () => undefined,
): Promise<string[]> {
  const total = assets.reduce((sum, {bytes}) => sum + bytes, 0);
  let loaded = 0;
  const onBytes = (bytes: number) => {
    loaded += bytes;
    onProgress(loaded, total);
  };
  return Promise.all(
    assets.map(async (asset) => {
      const known = texts.get(asset.url);
      if (known !== undefined) {
        onBytes(asset.bytes);
        return known;
      }
      const text = await late(() => read(asset, onBytes));
      texts.set(asset.url, text);
      return text;
    }),
  );
}
