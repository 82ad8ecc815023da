import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {placeOf} from '../../../src/versions/places';
import {lineOf} from '../../../src/plugins/page-checks/report';
import {describeCards} from '../../../src/sidebars/cards';
import {outlineFindings} from '../../../src/sidebars/findings';
import {buildSidebar, type OutlineItem} from '../../../src/sidebars/outline';

describe('buildSidebar', () => {
  it('keeps the order of the outline and leaves out pages without a file', () => {
    expect(buildSidebar(['', 'quickstart', 'concepts'], ['concepts', 'index'])).toEqual([
      {type: 'doc', id: 'index'},
      {type: 'doc', id: 'concepts'},
    ]);
  });

  it('takes a folder page for the page of its section', () => {
    const outline: OutlineItem[] = [
      {label: 'Links', page: 'client/links', items: ['client/links/httpLink']},
    ];
    const [section] = buildSidebar(outline, ['client/links/index', 'client/links/httpLink']);
    expect(section).toMatchObject({
      type: 'category',
      link: {type: 'doc', id: 'client/links/index'},
      items: [{type: 'doc', id: 'client/links/httpLink'}],
    });
  });

  it('drops a section that contains nothing, and flattens one that has only its own page', () => {
    const outline: OutlineItem[] = [
      {label: 'Server', index: {slug: '/server', description: 'All of it'}, items: ['router']},
      {label: 'Links', page: 'links', items: ['links/http']},
    ];
    expect(buildSidebar(outline, ['links'])).toEqual([{type: 'doc', id: 'links', label: 'Links'}]);
  });

  it('gives a section without a page its generated index', () => {
    const index = {slug: '/server/introduction', description: 'All of it'};
    const [section] = buildSidebar([{label: 'Server', index, items: ['router']}], ['router']);
    expect(section).toMatchObject({link: {type: 'generated-index', ...index}});
  });

  it('links a page of another version by its address', () => {
    const link = {label: 'Migrate to 10.x', href: '/docs/v10/migrate-from-v9-to-v10'};
    expect(buildSidebar(['', link], ['index'])).toEqual([
      {type: 'doc', id: 'index'},
      {type: 'link', ...link},
    ]);
  });

  it('puts headings above the pages of a flat list', () => {
    expect(buildSidebar([{heading: 'Server'}, 'router'], ['router'])).toEqual([
      expect.objectContaining({type: 'html', value: 'Server'}),
      {type: 'doc', id: 'router'},
    ]);
  });

  it('leaves landing page parts and the generated reference outside', () => {
    expect(buildSidebar([], ['landing-intro/Step1'])).toEqual([]);
  });
});

describe('findings in an outline', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outline-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each([
    [
      'a page that it lacks',
      [''],
      [
        "docs/server/routers.mdx:1 - no sidebar lists it. Add to v1.ts, where a reader should meet it: 'server/routers',",
      ],
    ],
    [
      'a page that does not exist',
      ['', 'server/routers', 'gone', {label: 'A', page: 'a', items: []}],
      ["v1.ts:4 - 'gone' is no page of docs.", "v1.ts:5 - 'a' is no page of docs."],
    ],
    [
      'a page that it has twice',
      ['', 'server/routers', 'server/routers'],
      ["v1.ts:4 - 'server/routers' is listed for the second time."],
    ],
    ['none', ['', 'server/routers', 'typedoc/server/router', {heading: 'typedoc'}], []],
  ] satisfies [string, OutlineItem[], string[]][])('%s', async (_, outline, findings) => {
    const lines = outline.map((item) =>
      typeof item === 'string' ? `  '${item}',` : "  page: 'a',",
    );
    writeFileSync(path.join(folder, 'v1.ts'), `const v1 = [\n${lines.join('\n')}\n];\n`);
    const files = ['docs/index.mdx', 'docs/server/routers.mdx', 'docs/landing-intro/Step1.md'];
    const module = {outline, source: 'v1.ts', name: 'v1'};
    const places = [...files, 'blog/post.mdx'].map((page) => placeOf(page, ''));
    const found = await outlineFindings(folder, module, 'docs', places);
    expect(found.map(lineOf)).toEqual(findings);
  });
});

describe('describeCards', () => {
  it('describes a section that has a card on an index page by its own page, and no other', () => {
    const inner: OutlineItem = {label: 'Adapters', page: 'adapters', items: ['adapters/fetch']};
    const outline: OutlineItem[] = [
      {label: 'Server', index: {slug: '/server', description: 'All of it'}, items: [inner]},
      {...inner, label: 'Links', page: 'links', items: ['links/http']},
    ];
    const ids = ['adapters', 'adapters/fetch', 'links', 'links/http'];
    const descriptions = new Map(ids.map((id) => [id, `About ${id}`]));
    const [server, links] = describeCards(buildSidebar(outline, ids), descriptions);
    expect(server).toMatchObject({items: [{label: 'Adapters', description: 'About adapters'}]});
    expect(links).not.toHaveProperty('description');
  });
});
