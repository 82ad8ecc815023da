import {expect, test} from 'vitest';

import {readEnvironment} from '../../../src/config/environment';
import {thirdPartySources} from '../../../src/config/hosting';
import {readInlineCode, sha256} from '../../../src/plugins/hosting/inline';
import {writePolicy} from '../../../src/plugins/hosting/policy';
import {readPolicy} from '../../support/policy';

const page = readInlineCode(`<!doctype html><html><head>
<style>p{margin:0}</style><noscript><style>nav{display:block}</style></noscript>
<script type="application/ld+json">{"@type":"WebPage"}</script>
<script src="/main.js"></script>
<script>let a = '<b>';</script>
<script type=module>import '/x.js'</script>
</head><body><h2 id="part" style="color:red">Part</h2><a name="old"></a>
<template><script>inTemplate()</script></template>
<p onclick="go()">x</p><a href=" JavaScript:go()">y</a><a href="/javascript">z</a></body></html>`);

test('a page is read for what a browser executes, for styles and anchors, and for what no hash can allow', () => {
  const scripts = ["let a = '<b>';", "import '/x.js'", 'inTemplate()'];
  expect([...page.scripts]).toEqual(scripts.map(sha256));
  // Even those for readers without JavaScript.
  expect([...page.styles]).toEqual(['p{margin:0}', 'nav{display:block}'].map(sha256));
  expect([...page.styleAttributes]).toEqual([sha256('color:red')]);
  expect([...page.anchors]).toEqual(['part', 'old']);
  expect(page.forbidden).toEqual(['<p onclick="go()">', '<a href=" JavaScript:go()">']);
});

test('a hash is the one that a browser computes', () => {
  // From the Content Security Policy specification, section 8.3.
  expect(sha256("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

test('the policy names no other host, and allows inline code by its hash alone', () => {
  const policy = writePolicy([page, page], []);
  expect(policy).not.toMatch(/https?:|unsafe-inline|unsafe-eval/);
  const scripts = [...(readPolicy(policy).get('script-src') ?? [])];
  expect(scripts).toEqual(["'self'", ...[...page.scripts].map((hash) => `'${hash}'`).sort()]);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' '${sha256('color:red')}'`);
});

test('the policy has the hosts of third parties once they are switched on', () => {
  expect(thirdPartySources(readEnvironment({}))).toEqual([]);
  const on = thirdPartySources(
    readEnvironment({
      GTAG_ID: 'G-ABC123',
      SOCIAL_EMBEDS: 'true',
      ALGOLIA_APP_ID: 'ABC',
      ALGOLIA_API_KEY: '0'.repeat(32),
      ALGOLIA_INDEX_NAME: 'docs',
    }),
  );
  const sources = readPolicy(writePolicy([page], on));
  expect(sources.get('script-src')).toContain('https://*.googletagmanager.com');
  expect(sources.get('frame-src')).toContain('https://platform.twitter.com');
  expect(sources.get('connect-src')).toContain('https://abc-dsn.algolia.net');
  expect(sources.get('style-src')).not.toContain("'unsafe-inline'");
});
