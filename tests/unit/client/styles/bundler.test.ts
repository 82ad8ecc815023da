import {describe, expect, test} from 'vitest';

import {areaGroups, stylesOnly} from '../../../../src/client/styles/areas';
import {shortenClassNames} from '../../../../src/client/styles/classNames';

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

describe('areas with styles of their own', () => {
  test.each([
    ['home-styles', '/site/src/components/home/Hero/styles.module.css'],
    [
      'blog-styles',
      '/site/node_modules/@docusaurus/theme-classic/lib/theme/BlogSidebar/styles.module.css',
    ],
    [
      'docs-styles',
      '/site/node_modules/@docusaurus/theme-classic/lib/theme/DocRoot/styles.module.css',
    ],
    ['api-styles', 'C:\\site\\src\\plugins\\api-reference\\components\\styles.module.css'],
    ['search-styles', '/site/src/theme/SearchPage/styles.module.css'],
    ['types-styles', '/site/src/clientModules/sample-types/popup.css'],
  ])('%s has %s', (area, file) => {
    const names = Object.entries(areaGroups).filter(([, {test: pattern}]) => pattern.test(file));
    expect(names.map(([name]) => name)).toEqual([area]);
  });

  test.each([
    '/site/src/css/site.css',
    '/site/src/components/Sample/code.css',
    '/site/src/theme/DocCard/index.tsx',
  ])('none has %s', (file) => {
    expect(Object.values(areaGroups).filter(({test: pattern}) => pattern.test(file))).toEqual([]);
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

  test('a manifest of another form is refused', () => {
    expect(() => stylesOnly({entries: []})).toThrow('entrypoints');
  });
});
