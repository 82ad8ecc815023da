import {describe, expect, test} from 'vitest';

import {readEnvironment} from '../../../src/config/environment';
import {thirdPartySources} from '../../../src/config/hosting';
import {readInlineCode, sha256} from '../../../src/plugins/hosting/inline';
import {policyProblems, readPolicy, writePolicy} from '../../../src/plugins/hosting/policy';

const page = readInlineCode(`<!doctype html><html><head>
<style>p{margin:0}</style><noscript><style>nav{display:block}</style></noscript>
<script type="application/ld+json">{"@type":"WebPage"}</script>
<script src="/main.js"></script>
<script>let a = '<b>';</script>
<script type=module>import '/x.js'</script>
</head><body><h2 id="part" style="color:red">Part</h2><a name="old"></a>
<template><script>inTemplate()</script></template></body></html>`);

describe('readInlineCode', () => {
  test('hashes what a browser executes, and no data block', () => {
    expect([...page.scripts]).toEqual([
      sha256("let a = '<b>';"),
      sha256("import '/x.js'"),
      sha256('inTemplate()'),
    ]);
  });

  test('agrees with the hash that a browser computes', () => {
    // From the Content Security Policy specification, section 8.3.
    expect(sha256("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
  });

  test('finds styles, even those for readers without JavaScript', () => {
    expect([...page.styles]).toEqual([sha256('p{margin:0}'), sha256('nav{display:block}')]);
    expect([...page.styleAttributes.values()]).toEqual(['color:red']);
  });

  test('finds anchors', () => {
    expect([...page.anchors]).toEqual(['part', 'old']);
  });

  test('finds what no hash can allow', () => {
    const {forbidden} = readInlineCode(
      '<p onclick="go()">x</p><a href=" JavaScript:go()">y</a><a href="/javascript">z</a>',
    );
    expect(forbidden).toEqual(['<p onclick="go()">', '<a href=" JavaScript:go()">']);
  });
});

describe('writePolicy', () => {
  const policy = writePolicy([page, page], [], 'hash');

  test('names no other host and allows only hashed inline code', () => {
    expect(policy).not.toMatch(/https?:|unsafe-inline|unsafe-eval/);
    const scripts = [...(readPolicy(policy).get('script-src') ?? [])];
    expect(scripts).toEqual(["'self'", ...[...page.scripts].map((hash) => `'${hash}'`).sort()]);
  });

  test('allows a style attribute by its hash, or all of them', () => {
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' '${sha256('color:red')}'`);
    expect(writePolicy([page], [], 'allow')).toContain("style-src-attr 'unsafe-inline'");
  });

  test('adds the hosts of third parties once they are switched on', () => {
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
    const sources = readPolicy(writePolicy([page], on, 'hash'));
    expect(sources.get('script-src')).toContain('https://*.googletagmanager.com');
    expect(sources.get('frame-src')).toContain('https://platform.twitter.com');
    expect(sources.get('connect-src')).toContain('https://abc-dsn.algolia.net');
    expect(sources.get('style-src')).not.toContain("'unsafe-inline'");
  });
});

describe('policyProblems', () => {
  test('finds nothing in a page that the policy was written for', () => {
    expect(policyProblems(writePolicy([page], [], 'hash'), page)).toEqual([]);
    expect(policyProblems(writePolicy([page], [], 'allow'), page)).toEqual([]);
  });

  test('names every missing hash', () => {
    const late = readInlineCode(
      '<script>late()</script><style>a{}</style><p style="top:0" onload="x()">',
    );
    expect(policyProblems(writePolicy([page], [], 'hash'), late)).toEqual([
      `the policy lacks '${sha256('late()')}' of an inline script`,
      `the policy lacks '${sha256('a{}')}' of a <style> element`,
      `the policy lacks '${sha256('top:0')}' of style="top:0"`,
      'no policy can allow <p onload="x()">; use a listener or a link instead',
    ]);
  });
});
