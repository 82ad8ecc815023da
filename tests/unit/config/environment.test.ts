import {describe, expect, it} from 'vitest';

import {readEnvironment} from '../../../src/config/environment';

const key = 'a'.repeat(32);

describe('readEnvironment', () => {
  it('has a default or nothing for each variable', () => {
    expect(readEnvironment({PATH: '/usr/bin', GTAG_ID: ''})).toEqual({
      SITE_URL: 'https://trpc.io',
      BASE_URL: '/',
      SOCIAL_EMBEDS: false,
    });
  });

  it('reads what is set', () => {
    const source = {
      SITE_URL: 'https://example.com',
      BASE_URL: '/x/',
      GTAG_ID: 'G-1',
      SOCIAL_EMBEDS: 'true',
    };
    expect(readEnvironment(source)).toEqual({...source, SOCIAL_EMBEDS: true});
  });

  it.each([
    [{SITE_URL: 'example.com'}, 'SITE_URL="example.com": expected an origin'],
    [{SITE_URL: 'https://example.com/docs'}, 'expected an origin without a path'],
    [
      {BASE_URL: 'preview'},
      'BASE_URL="preview": expected a path that starts and ends with a slash',
    ],
    [{GTAG_ID: '123'}, 'GTAG_ID="123": expected a Google tag id'],
    [{SOCIAL_EMBEDS: 'yes'}, 'SOCIAL_EMBEDS="yes": expected true or false'],
    [
      {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'x', ALGOLIA_INDEX_NAME: 'docs'},
      'ALGOLIA_API_KEY: expected a search-only API key',
    ],
    [{ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: key}, 'missing: ALGOLIA_INDEX_NAME'],
  ])('refuses %j', (source, message) => {
    expect(() => readEnvironment(source)).toThrow(message);
  });

  it.each([
    'https://trpc.io/',
    'https://trpc.io?x=1',
    ' https://trpc.io',
    'https://tr pc.io',
    'ftp://a',
  ])('refuses %j as an origin, and names the variable', (SITE_URL) => {
    expect(() => readEnvironment({SITE_URL})).toThrow(`SITE_URL="${SITE_URL}": expected an origin`);
  });

  it.each(['//', '/a//', '/a b/', '/?x/', '/a'])('refuses %j as a base URL', (BASE_URL) => {
    expect(() => readEnvironment({BASE_URL})).toThrow(`BASE_URL="${BASE_URL}": expected a path`);
  });

  it('never prints a key', () => {
    const ALGOLIA_API_KEY = `${key}0`;
    expect(() => readEnvironment({ALGOLIA_API_KEY})).toThrow(
      /^[^]*\n {2}ALGOLIA_API_KEY: expected a search-only API key of 32 hexadecimal digits$/,
    );
  });

  it('names every variable that is wrong', () => {
    expect(() => readEnvironment({GTAG_ID: '1', SOCIAL_EMBEDS: '1'})).toThrow(
      /GTAG_ID[^]*SOCIAL_EMBEDS/,
    );
  });
});
