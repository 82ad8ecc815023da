/** Contact sheets: pages that show many pictures next to each other. */
import {escapeHtml} from '../../src/content/escape';

export interface Row {
  title: string;
  /** Below the title, such as a path. */
  text: string;
  pictures: {file: string; caption: string}[];
}

const style = `
  body {margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #0e151c; background: #d8dee4}
  h2 {margin: 2.5rem 0 0.5rem; font-size: 1.125rem}
  h2 small {font-weight: 400}
  .row {display: flex; gap: 1rem; align-items: flex-start}
  figure {margin: 0; max-height: 36rem; overflow: auto; background: #fff; flex: 0 1 auto}
  figcaption {padding: 0.25rem 0.5rem; font-size: 0.8125rem; position: sticky; top: 0; background: #fff}
  img {display: block; max-width: 100%; height: auto}
`;

function rowHtml({title, text, pictures}: Row): string {
  const figures = pictures.map(({file, caption}) => {
    const name = encodeURI(file);
    return `<figure><figcaption>${escapeHtml(caption)}</figcaption><a href="${name}"><img src="${name}" alt=""></a></figure>`;
  });
  return `<h2>${escapeHtml(title)} <small>${escapeHtml(text)}</small></h2>
<div class="row">${figures.join('\n')}</div>`;
}

/** @returns a complete HTML page; `file`s are relative to its location */
export function contactSheet(title: string, rows: readonly Row[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<h1>${escapeHtml(title)}</h1>
${rows.map(rowHtml).join('\n')}
</html>
`;
}
