/** That `lean-js` makes of `<Head>` components the head that `react-helmet-async` makes of them. */
import {createElement, Fragment, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Helmet, HelmetProvider, type HelmetServerState} from 'react-helmet-async';
import {describe, expect, test} from 'vitest';

import {headOf, type Tag} from '../../../src/plugins/lean-js/client/head';

const h = createElement;

/** The package's answer for server rendering, in the form of ours. */
function theirs(heads: ReactNode[]): Record<'html' | 'body' | 'title' | 'tags', unknown> {
  const context: {helmet?: HelmetServerState} = {};
  const inside = heads.reduceRight<ReactNode>(
    (inner, children) => h(Fragment, null, h(Helmet, null, children as ReactElement), inner),
    null,
  );
  renderToStaticMarkup(h(HelmetProvider, {context}, inside));
  const {helmet} = context;
  if (!helmet) throw new Error('Nothing was rendered');
  const {base, link, meta, noscript, script, style} = helmet;
  const elements = [base, link, meta, noscript, script, style].flatMap(
    (datum) => datum.toComponent() as unknown as ReactElement<Record<string, unknown>>[],
  );
  const [title] = helmet.title.toComponent() as unknown as ReactElement<{children: string}>[];
  return {
    html: plainAttributes({...helmet.htmlAttributes.toComponent()}),
    body: plainAttributes({...helmet.bodyAttributes.toComponent()}),
    title: title?.props.children || '',
    tags: elements.map(({type, props}) => {
      const {dangerouslySetInnerHTML: inner, ...attributes} = props;
      return {
        name: String(type),
        attributes: plainAttributes(attributes),
        text: (inner as {__html: string} | undefined)?.__html ?? '',
      };
    }),
  };
}

function plainAttributes(props: Record<string, unknown>): Tag['attributes'] {
  const names: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'data-rh')
      .map(([name, value]) => [names[name] ?? name.toLowerCase(), String(value)]),
  );
}

const kinds = ['base', 'link', 'meta', 'noscript', 'script', 'style'];

function ours(heads: ReactNode[]): ReturnType<typeof theirs> {
  const {html, body, title, tags} = headOf(heads);
  return {
    html: html.attributes,
    body: body.attributes,
    title: title.text,
    // The package has a list of each kind.
    tags: kinds.flatMap((kind) => tags.filter(({name}) => name === kind)),
  };
}

const meta = (attribute: string, value: string, content: string) =>
  h('meta', {key: value, [attribute]: value, content});

const cases: [string, ...ReactNode[]][] = [
  ['one component', [h('title', {key: 't'}, 'A'), meta('name', 'description', 'a')]],
  ['the title of the inner one', h('title', null, 'A'), h('title', null, 'B'), null],
  ['a title in pieces', h('title', null, 'A', ' | ', 'B')],
  ['an inner tag in place of an outer one', meta('name', 'a', '1'), meta('name', 'a', '2')],
  ['the same in capitals', meta('property', 'og:Title', '1'), meta('property', 'og:title', '2')],
  ['one name as a name and as a property', meta('name', 'a', '1'), meta('property', 'a', '2')],
  ['the same twice in one component', [meta('name', 'a', '1'), meta('name', 'a', '2')]],
  [
    'twice inside, once outside',
    meta('name', 'a', '0'),
    [meta('name', 'a', '1'), meta('name', 'a', '2')],
  ],
  [
    'the order: outer before inner',
    meta('name', 'a', '1'),
    meta('name', 'b', '2'),
    meta('name', 'c', '3'),
  ],
  ['an empty name', meta('name', '', '1')],
  ['a tag without anything that identifies it', h('meta', {content: 'x'}), h('link', {as: 'x'})],
  ['the character set', h('meta', {charSet: 'utf-8'}), h('meta', {charSet: 'utf-16'})],
  ['an instruction for HTTP', h('meta', {httpEquiv: 'refresh', content: '0'})],
  [
    'microdata',
    h('meta', {itemProp: 'name', content: '0'}),
    h('meta', {itemProp: 'name', content: '1'}),
  ],
  [
    'links by their address',
    h('link', {rel: 'icon', href: '/a'}),
    h('link', {rel: 'icon', href: '/b'}),
    h('link', {rel: 'preload', href: '/b'}),
  ],
  [
    'links by their meaning, if that comes last',
    h('link', {href: '/a', rel: 'icon'}),
    h('link', {href: '/b', rel: 'icon'}),
  ],
  [
    'one canonical address',
    h('link', {rel: 'canonical', href: '/a'}),
    h('link', {href: '/b', rel: 'canonical'}),
  ],
  [
    'style sheets by their address',
    h('link', {href: '/a', rel: 'stylesheet'}),
    h('link', {href: '/b', rel: 'stylesheet'}),
    h('link', {rel: 'stylesheet', href: '/b', media: 'print'}),
  ],
  [
    'languages',
    [
      h('link', {key: 1, rel: 'alternate', href: '/', hrefLang: 'en'}),
      h('link', {key: 2, rel: 'alternate', href: '/', hrefLang: 'x-default'}),
    ],
  ],
  [
    'data in scripts',
    h('script', {type: 'application/ld+json'}, '{"a":1}'),
    h('script', {type: 'application/ld+json'}, '{"a":2}'),
    h('script', {type: 'application/ld+json'}, '{"a":1}'),
  ],
  ['scripts by their address', h('script', {src: '/a', async: true}), h('script', {src: '/a'})],
  ['a script with nothing', h('script', {async: true})],
  ['styles', h('style', null, 'a{}'), h('style', {media: 'print'}, 'a{}')],
  ['a page without scripts', h('noscript', null, '<p>a</p>')],
  ['a base', h('base', {target: '_top', href: '/a/'})],
  [
    'attributes of the document',
    [h('html', {key: 1, lang: 'en', className: 'a'}), h('body', {key: 2, className: 'b'})],
    h('html', {className: 'c', dir: 'ltr'}),
  ],
  ['parts in a fragment', h(Fragment, null, h('title', null, 'A'), meta('name', 'a', '1'), false)],
  ['nothing', null, false, undefined],
];

describe('the head is the one that react-helmet-async makes', () => {
  test.each(cases)('%s', (_, ...heads) => {
    expect(ours(heads)).toEqual(theirs(heads));
  });

  test('the cases tell a difference', () => {
    const [a, b] = [meta('name', 'a', '1'), meta('name', 'a', '2')];
    expect(ours([a, b])).not.toEqual(theirs([b, a]));
  });
});
