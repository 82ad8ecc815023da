import {late} from '../../../client/release/browser/late';
import type {Asset, OnProgress} from '../api';

export type OnBytes = (bytes: number) => void;

/** Adds up what arrives of several files. */
export function progressOf(assets: readonly Asset[], onProgress: OnProgress): OnBytes {
  const total = assets.reduce((sum, {bytes}) => sum + bytes, 0);
  let loaded = 0;
  return (bytes) => {
    loaded += bytes;
    onProgress(loaded, total);
  };
}

/**
 * @param onAnswer - called once the file is known to be there, before it has arrived
 * @throws Error if it is not there, or does not arrive whole
 */
export function loadBytes(
  {url}: Asset,
  onBytes: OnBytes,
  onAnswer?: () => void,
): Promise<ArrayBuffer> {
  return late(async () => {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
    onAnswer?.();
    const reader = response.body.getReader();
    const chunks: BlobPart[] = [];
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return new Blob(chunks).arrayBuffer();
      chunks.push(value);
      onBytes(value.length);
    }
  });
}

const texts = new Map<string, string>();

/** Files of the playground, each fetched once while the site is open; what failed is fetched again. */
export function loadTexts(assets: readonly Asset[]): Promise<string[]> {
  return Promise.all(
    assets.map(async (asset) => {
      const text =
        texts.get(asset.url) ?? new TextDecoder().decode(await loadBytes(asset, () => undefined));
      texts.set(asset.url, text);
      return text;
    }),
  );
}
