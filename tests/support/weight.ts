/** The weight of a page on the wire when it is opened with an empty cache. */
import {brotliCompressSync, gzipSync} from 'node:zlib';

/** A file that a page loaded. */
export interface LoadedFile {
  /** Path on the server, such as `/assets/js/main.6daf48b9.js`. */
  path: string;
  contentType: string;
  body: Buffer;
}

export const parts = [
  'html',
  'main',
  'runtime',
  'scripts',
  'styles',
  'fonts',
  'images',
  'other',
] as const;
export type Part = (typeof parts)[number];

/** Bytes by part, and in total. */
export type Budget = Record<Part | 'total', number>;

export interface WeighedFile {
  path: string;
  part: Part;
  /** Bytes with gzip level 6, or unchanged for files that are already compressed. */
  gzip: number;
  brotli: number;
}

const text = /^(?:text\/|image\/svg|application\/(?:json|xml))/;

function partOf({path, contentType}: LoadedFile): Part {
  if (contentType.startsWith('text/html')) return 'html';
  if (/\/main\.\w+\.js$/.test(path)) return 'main';
  if (/\/runtime~main\.\w+\.js$/.test(path)) return 'runtime';
  if (contentType.startsWith('text/javascript')) return 'scripts';
  if (contentType.startsWith('text/css')) return 'styles';
  if (contentType.startsWith('font/')) return 'fonts';
  return contentType.startsWith('image/') ? 'images' : 'other';
}

export function weigh(file: LoadedFile): WeighedFile {
  const {path, body} = file;
  const isText = text.test(file.contentType);
  return {
    path,
    part: partOf(file),
    gzip: isText ? gzipSync(body, {level: 6}).length : body.length,
    brotli: isText ? brotliCompressSync(body).length : body.length,
  };
}

export function sumOf(files: WeighedFile[], encoding: 'gzip' | 'brotli' = 'gzip'): Budget {
  const sum = (part?: Part) =>
    files
      .filter((file) => part === undefined || file.part === part)
      .reduce((total, file) => total + file[encoding], 0);
  const byPart = Object.fromEntries(parts.map((part) => [part, sum(part)])) as Record<Part, number>;
  return {...byPart, total: sum()};
}

const bytes = new Intl.NumberFormat('en-US');

/**
 * @param page - its path, for the message
 * @returns a line for each part that is too heavy, with the files it consists of
 */
export function overBudget(page: string, files: WeighedFile[], budget: Budget): string[] {
  const weights = sumOf(files);
  return [...parts, 'total' as const].flatMap((part) => {
    const excess = weights[part] - budget[part];
    if (excess <= 0) return [];
    const list = files
      .filter((file) => part === 'total' || file.part === part)
      .sort((a, b) => b.gzip - a.gzip)
      .map(({path, gzip}) => `\n    ${bytes.format(gzip).padStart(8)}  ${path}`);
    return (
      `${page}: ${part} weighs ${bytes.format(weights[part])} bytes, ${bytes.format(excess)} more ` +
      `than the ${bytes.format(budget[part])} in tests/support/budgets.ts:${list.join('')}`
    );
  });
}
