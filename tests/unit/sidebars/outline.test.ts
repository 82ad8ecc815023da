import {describe, expect, it} from 'vitest';

import {describeCards} from '../../../src/sidebars/cards';
import {buildSidebar, type OutlineItem} from '../../../src/sidebars/outline';

const source = 'src/sidebars/v11.ts';

describe('buildSidebar', () => {
  it('keeps the order of the outline and leaves out pages without a file', () => {
    expect(buildSidebar(['', 'quickstart', 'concepts'], ['concepts', 'index'], source)).toEqual([
      {type: 'doc', id: 'index'},
      {type: 'doc', id: 'concepts'},
    ]);
  });

  it('takes a folder page for the page of its section', () => {
    const outline: OutlineItem[] = [
      {label: 'Links', page: 'client/links', items: ['client/links/httpLink']},
    ];
    const [section] = buildSidebar(
      outline,
      ['client/links/index', 'client/links/httpLink'],
      source,
    );
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
    expect(buildSidebar(outline, ['links'], source)).toEqual([
      {type: 'doc', id: 'links', label: 'Links'},
    ]);
  });

  it('gives a section without a page its generated index', () => {
    const index = {slug: '/server/introduction', description: 'All of it'};
    const [section] = buildSidebar(
      [{label: 'Server', index, items: ['router']}],
      ['router'],
      source,
    );
    expect(section).toMatchObject({link: {type: 'generated-index', ...index}});
  });

  it('links a page of another version by its address', () => {
    const link = {label: 'Migrate to 10.x', href: '/docs/v10/migrate-from-v9-to-v10'};
    expect(buildSidebar(['', link], ['index'], source)).toEqual([
      {type: 'doc', id: 'index'},
      {type: 'link', ...link},
    ]);
  });

  it('names the docs that the outline lacks, and the file to add them to', () => {
    expect(() => buildSidebar([''], ['index', 'server/context'], source)).toThrow(
      /no sidebar lists: server\/context\. .*src\/sidebars\/v11\.ts/,
    );
  });

  it('says which line to add where, and continues if it is told to', () => {
    const messages: string[] = [];
    const ids = ['index', 'server/context', 'client/index'];
    const sidebar = buildSidebar([''], ids, source, (message) => messages.push(message));
    expect(sidebar).toEqual([{type: 'doc', id: 'index'}]);
    expect(messages).toEqual([
      expect.stringMatching(/src\/sidebars\/v11\.ts[^]*\n {2}'server\/context',\n {2}'client',$/),
    ]);
  });

  it('puts headings above the pages of a flat list', () => {
    expect(buildSidebar([{heading: 'Server'}, 'router'], ['router'], source)).toEqual([
      expect.objectContaining({type: 'html', value: 'Server'}),
      {type: 'doc', id: 'router'},
    ]);
  });

  it('leaves landing page parts and the generated reference outside', () => {
    expect(buildSidebar([], ['landing-intro/Step1'], source)).toEqual([]);
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
    const [server, links] = describeCards(buildSidebar(outline, ids, source), descriptions);
    expect(server).toMatchObject({items: [{label: 'Adapters', description: 'About adapters'}]});
    expect(links).not.toHaveProperty('description');
  });
});
