import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {readPage} from '../../../src/plugins/page-checks/page';
import {redirectFindings} from '../../../src/plugins/page-checks/redirects';
import {lineOf} from '../../../src/plugins/page-checks/report';

const pages = [
  readPage('# Introduction\n', 'docs/index.mdx'),
  readPage('# Routers\n\n## Nested {#b}\n', 'docs/server/routers.mdx'),
  readPage('# Step 1\n', 'docs/step.mdx', {type: 'root', children: []}),
];

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});
afterAll(() => rmSync(siteDir, {recursive: true}));

/** What is said of redirects that are written one to a line, below a first line. */
function said(exact: Record<string, string>): string[] {
  const file = 'redirects.ts';
  const lines = Object.entries(exact).map(([from, to]) => `  '${from}': '${to}',`);
  writeFileSync(path.join(siteDir, file), ['export const exact = {', ...lines, '};'].join('\n'));
  const written = {file, source: {exact, patterns: []}, generated: ['/docs/server/index']};
  return redirectFindings(siteDir, written, pages).map(lineOf);
}

describe('a redirect', () => {
  it('leads to a page and an anchor that exist', () => {
    expect(
      said({
        '/docs/a': '/docs',
        '/docs/b': '/docs/server/routers#b',
        '/docs/c': '/docs/server/routes',
        '/docs/d': '/docs/server/routers#c',
        '/docs/v10/e': '/docs/v10/gone',
        '/f': '/blog/gone',
      }),
    ).toEqual([
      'redirects.ts:4 - redirect from /docs/c: there is no page /docs/server/routes.',
      'redirects.ts:5 - redirect from /docs/d: /docs/server/routers has no anchor #c.',
      'redirects.ts:6 - redirect from /docs/v10/e: there is no page /docs/v10/gone.',
      'redirects.ts:7 - redirect from /f: there is no page /blog/gone.',
    ]);
  });

  it('may lead to what nobody wrote here, and to an anchor of a page that is not valid now', () => {
    expect(
      said({
        '/a': '/docs/typedoc/server/router',
        '/b': '/blog/tags/news',
        '/c': '/pricing',
        '/d': 'https://example.com',
        '/e': '/docs/step#1',
        '/f': '/docs/server/index',
      }),
    ).toEqual([]);
  });

  it('does not begin at a page', () => {
    expect(said({'/docs/server/routers': '/docs'})).toEqual([
      'redirects.ts:2 - redirect from /docs/server/routers: the page /docs/server/routers has this URL; remove the redirect.',
    ]);
  });

  it('takes one hop', () => {
    expect(said({'/a': '/docs', '/b': '/a'})).toEqual([
      'redirects.ts:3 - redirect from /b: leads to /a, which redirects to /docs; point it at the final page.',
    ]);
  });
});
