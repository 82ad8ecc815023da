import {readFileSync} from 'node:fs';

import postcss, {type Root} from 'postcss';
import {describe, expect, it} from 'vitest';

import {tokenClasses} from '../../../../src/plugins/samples/render/grammar';

const sheet = postcss.parse(readFileSync('src/components/Sample/code.css', 'utf8'));

/** The custom properties that a rule sets. */
function variables(root: Root, selector: string): Map<string, string> {
  const values = new Map<string, string>();
  root.walkRules(selector, (rule) =>
    rule.walkDecls(/^--/, (it) => void values.set(it.prop, it.value)),
  );
  return values;
}

/** Relative luminance of `#rrggbb`, after WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const light = variables(sheet, ':root');
const dark = variables(sheet, "[data-theme='dark']");

const text = [
  'plain',
  'comment',
  'keyword',
  'string',
  'function',
  'type',
  'constant',
  'tag',
  'inserted',
  'deleted',
];
const backgrounds = [
  'background',
  'line-highlighted',
  'line-added',
  'line-removed',
  'note-type',
  'note-error',
];

function colorOf(theme: Map<string, string>, name: string): string {
  const color = theme.get(`--code-${name}`);
  if (!color || !/^#[0-9a-f]{6}$/.test(color))
    throw new Error(`--code-${name} is no #rrggbb: ${color}`);
  return color;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s code colors', (_, theme) => {
  it.each(backgrounds)('meet 4.5:1 on the %s', (background) => {
    const failing = text
      .map((name) => ({
        name,
        ratio: contrast(colorOf(theme, name), colorOf(theme, background)),
      }))
      .filter(({ratio}) => ratio < 4.5);
    expect(failing).toEqual([]);
  });

  it('mark errors, added lines and links visibly', () => {
    for (const [name, background] of [
      ['error', 'note-error'],
      ['added', 'line-added'],
      ['error', 'line-removed'],
      ['accent', 'background'],
      ['accent', 'note-type'],
    ] as const) {
      const ratio = contrast(colorOf(theme, name), colorOf(theme, background));
      expect(ratio, `${name} on ${background}`).toBeGreaterThanOrEqual(name === 'accent' ? 3 : 4.5);
    }
  });
});

it('both modes set the same colors', () => {
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
});

it.each(tokenClasses)('class %s has a color', (className) => {
  const colors: string[] = [];
  sheet.walkRules(`.code .${className}`, (rule) =>
    rule.walkDecls('color', (declaration) => void colors.push(declaration.value)),
  );
  expect(colors).toHaveLength(1);
  expect(light.has(colors[0]?.slice('var('.length, -1) ?? '')).toBe(true);
});

it('the contrast formula fails what is known to fail', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#999988', '#f6f8fa')).toBeLessThan(4.5);
});
