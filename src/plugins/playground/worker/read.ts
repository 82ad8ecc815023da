import type {Asset, OnProgress} from '../api';

async function readOne({url}: Asset, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
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
 * Reads files of the playground.
 *
 * @returns their contents in the same order
 * @throws Error if one doesn't exist, or if the connection breaks
 */
export function readBytes(
  assets: readonly Asset[],
  onProgress: OnProgress,
): Promise<ArrayBuffer[]> {
  const total = assets.reduce((sum, {bytes}) => sum + bytes, 0);
  let loaded = 0;
  const onBytes = (bytes: number) => {
    loaded += bytes;
    onProgress(loaded, total);
  };
  return Promise.all(assets.map((asset) => readOne(asset, onBytes)));
}
