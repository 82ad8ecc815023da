import {late} from '../../../client/release/browser/late';
import type {Asset, OnProgress} from '../api';

async function read({url}: Asset, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const reader = response.body.getReader();
  const chunks: BlobPart[] = [];
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return new Blob(chunks).arrayBuffer();
    chunks.push(value);
    onBytes(value.length);
  }
}

/**
 * Loads files of the playground.
 *
 * @returns their contents in the same order
 * @throws Error if one doesn't exist, or if the connection breaks
 */
export function loadBytes(
  assets: readonly Asset[],
  onProgress: OnProgress = () => undefined,
): Promise<ArrayBuffer[]> {
  const total = assets.reduce((sum, {bytes}) => sum + bytes, 0);
  let loaded = 0;
  const onBytes = (bytes: number) => {
    loaded += bytes;
    onProgress(loaded, total);
  };
  return Promise.all(assets.map((asset) => late(() => read(asset, onBytes))));
}

const texts = new Map<string, string>();

/** Loads texts, each once while the site is open; one that failed is requested again. */
export function loadTexts(assets: readonly Asset[]): Promise<string[]> {
  return Promise.all(
    assets.map(async (asset) => {
      const known = texts.get(asset.url);
      if (known !== undefined) return known;
      const [bytes] = await loadBytes([asset]);
      const text = new TextDecoder().decode(bytes);
      texts.set(asset.url, text);
      return text;
    }),
  );
}
