/**
 * GitHub Pages has no rules and publishes no engine. What it does with files is documented by many who
 * measured it: `/page` is `page.html` where there is one, a slash at the end looks into a folder.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fileAt, pathOf, typeOf, type Host} from './host';

function findFile(folder: string, urlPath: string): string | undefined {
  return (
    fileAt(folder, urlPath) ??
    (urlPath.endsWith('/')
      ? fileAt(folder, `${urlPath}index.html`)
      : fileAt(folder, `${urlPath}.html`))
  );
}

export function github(folder: string): Host {
  return {
    name: 'GitHub Pages',
    complaints: [],
    async ask(url) {
      const urlPath = decodeURI(pathOf(url));
      const file = findFile(folder, urlPath);
      if (file === undefined) {
        return {status: 404, headers: {'content-type': 'text/html'}, file: '404.html'};
      }
      const headers = {'content-type': typeOf(file)};
      // A page that has moved sends its reader on as soon as it is read.
      const refresh = file.endsWith('.html')
        ? /http-equiv="refresh" content="0; url=([^"]*)"/.exec(
            readFileSync(path.join(folder, file), 'utf8'),
          )?.[1]
        : undefined;
      return refresh === undefined
        ? {status: 200, headers, file}
        : {status: 301, headers: {...headers, location: refresh.replaceAll('&amp;', '&')}, file};
    },
  };
}
