/**
 * Measures the prose of each page: `npm run prose`, or `npm run prose -- docs/server` for a part. It
 * is a report to write by rather than a check, so it never fails.
 */
import {readPages} from '../src/plugins/page-checks/page';
import {measure, total, type Measure} from './lint-content/prose';

const columns = ['words', 'sentences', 'average', 'very short'] as const;

function cells({words, sentences, short}: Measure): string[] {
  const average = sentences === 0 ? 0 : words / sentences;
  const share = sentences === 0 ? 0 : (100 * short) / sentences;
  return [String(words), String(sentences), average.toFixed(1), `${share.toFixed(0)} %`];
}

const wanted = process.argv.slice(2);
const pages = readPages(process.cwd())
  .filter(({file}) => wanted.length === 0 || wanted.some((part) => file.startsWith(part)))
  .map((page) => ({file: page.file, measure: measure(page.tree)}));
const rows = [
  ['page', ...columns],
  ...pages.map((page) => [page.file, ...cells(page.measure)]),
  [`${pages.length} pages`, ...cells(total(pages.map((page) => page.measure)))],
];
const width = Math.max(...rows.map(([name = '']) => name.length));
for (const [name = '', ...rest] of rows) {
  console.log(name.padEnd(width) + rest.map((cell) => cell.padStart(12)).join(''));
}
