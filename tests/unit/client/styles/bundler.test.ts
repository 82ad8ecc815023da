import {describe, expect, test} from 'vitest';

import {areaGroups, areas, stylesIn, stylesOnly} from '../../../../src/client/styles/areas';
import {shortenClassNames} from '../../../../src/client/styles/classNames';
import {tree} from '../tree';

describe('class names of CSS modules', () => {
  const modules = () => ({localIdentName: '[local]_[contenthash:base64:4]'});
  const rule = () => ({use: [{loader: 'css-loader', options: {modules: modules()}}]});
  const plain = {use: [{loader: 'css-loader', options: {importLoaders: 1}}]};

  test('become a hash', () => {
    const changed = rule();
    shortenClassNames({module: {rules: [plain, changed, {test: /\.svg$/, type: 'asset'}]}});
    expect(changed.use[0]?.options.modules.localIdentName).toBe('[contenthash:base64:5]');
  });

  test.each([
    ['no rule', []],
    ['two rules', [rule(), rule()]],
  ])('with %s for them: the error says what to adapt', (_, rules) => {
    expect(() => shortenClassNames({module: {rules}})).toThrow(
      /rules for CSS modules, not one; adapt src\/client\/styles\/classNames\.ts/,
    );
  });
});

const areasOf = (file: string): string[] =>
  Object.entries(areaGroups)
    .filter(([, {test: pattern}]) => pattern.test(file))
    .map(([name]) => name);

describe('areas with styles of their own', () => {
  test.each(Object.values(areas).flat())('%s has style sheets in the tree', (beginning) => {
    expect(tree.filter((file) => stylesIn([beginning]).test(file))).not.toEqual([]);
  });

  test('do not overlap', () => {
    expect(tree.filter((file) => areasOf(file).length > 1)).toEqual([]);
  });

  test('are found on Windows too', () => {
    const file = String.raw`C:\site\src\components\home\Hero\styles.module.css`;
    expect(areasOf(file)).toEqual(['home-styles']);
  });

  const manifest = {
    entrypoints: ['main'],
    origins: {main: ['runtime~main', 'styles', 'main'], 12: ['home', 12]},
    assets: {
      main: {js: [{file: 'main.js'}]},
      'runtime~main': {js: [{file: 'runtime.js'}]},
      styles: {css: [{file: 'styles.css'}]},
      home: {css: [{file: 'home.css'}]},
      12: {js: [{file: '12.js'}]},
    },
  };

  test('are linked from the HTML of their pages, whose scripts are not', () => {
    expect(stylesOnly(manifest)).toEqual({
      ...manifest,
      assets: {...manifest.assets, 12: {}},
    });
  });

  test('a manifest in another form is refused', () => {
    expect(() => stylesOnly({entries: []})).toThrow('entrypoints');
  });
});
