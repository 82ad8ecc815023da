import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import purgeCss from '@fullhuman/postcss-purgecss';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type postcss from 'postcss';

import {isPreview} from '../../content/preview';
import {areaGroups, linkAreasFromPages} from './areas';
import {shortenClassNames} from './classNames';
import {reduceVariables} from './variables';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

const packages =
  'node_modules/@docusaurus/{core,theme-classic,theme-common,theme-search-algolia,plugin-content-docs}/lib';

/**
 * Files that may mention a class or a variable. They include Docusaurus' own components, since
 * these spell out Infima's classes, and pages, since these may contain HTML.
 */
const content = [
  'src/**/*.{svg,ts,tsx}',
  '{docs,versioned_docs,blog}/**/*.{md,mdx}',
  `${packages}/**/*.js`,
];

/**
 * Classes that are concatenated at run time, and those that the reader's settings or the browser
 * add.
 */
const safelist = {
  standard: [
    /^alert--(?:secondary|info|success|warning|danger)$/,
    /^(?:themedComponent--|author-as-)/,
    /^data-/,
    // PurgeCSS does not know CSS modules, and treats `:global(.name)` as an unknown class.
    /^:global$/,
  ],
  greedy: [/admonition/, /DocSearch/],
};

/**
 * Classes of Infima that no page uses, although the word occurs somewhere: in text, or in a
 * component that the site replaces or omits. `tests/hosting/styles.test.ts` looks for them in all
 * pages and components.
 */
export const blocklist = [
  'badge',
  'badge--secondary',
  'button--outline',
  'card',
  'col--4',
  'col--8',
  'col--offset-2',
  'col--offset-3',
  'container--fluid',
  'footer--dark',
  'footer__link-separator',
  'footer__logo',
  'hero',
  'hero--primary',
  'hero__subtitle',
  'hero__title',
  'margin-bottom--lg',
  'margin-right--md',
  'margin-vert--xl',
  'navbar--dark',
  'navbar--primary',
  'padding--lg',
  'padding-left--none',
  'pagination',
  'shadow--lw',
  'tabs--block',
];

/** `site.css` sets these for all alerts, which overrides what Infima sets per kind. */
const overridden = /^--ifm-alert-(?:background|foreground)-color$/;

/** Tables are not striped: `site.css` makes the stripes transparent in both modes. */
const stripes = new Set(['table thead', 'table tr:nth-child(2n)']);

/** Shown by the theme's lists of tags alone; the blog has its own, and docs have no tags. */
const counted = /^\.tagWithCount\b/;

const unusedClass = new RegExp(String.raw`\.(?:${blocklist.join('|')})(?![\w-])`);

/** A PostCSS plugin for Infima only, because CSS modules may well contain a class named `card`. */
export const dropUnused: postcss.Plugin = {
  postcssPlugin: 'client-styles',
  Rule(rule) {
    if (counted.test(rule.selector)) rule.remove();
    if (rule.source?.input.file?.endsWith('.module.css')) return;
    if (/^\.alert--\w+$/.test(rule.selector)) rule.walkDecls(overridden, (it) => void it.remove());
    const used = rule.selectors.filter((selector) => !unusedClass.test(selector));
    if (used.length === 0 || stripes.has(rule.selector)) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  },
};

const isDark = (selector: string): boolean => /\[data-theme=(['"]?)dark\1\]/.test(selector);

/**
 * Restricts every dark mode rule, including those of Infima and the theme, to media other than
 * print.
 */
export function screenOnlyDark(): postcss.Plugin {
  return {
    postcssPlugin: 'screen-only-dark',
    Once(root, {AtRule}) {
      root.walkRules((rule) => {
        const dark = rule.selectors.filter(isDark);
        if (dark.length === 0) {
          return;
        }
        const others = rule.selectors.filter((selector) => !isDark(selector));
        if (others.length > 0) {
          rule.cloneBefore({selectors: others});
        }
        const screenOnly = new AtRule({name: 'media', params: 'not print', source: rule.source});
        rule.replaceWith(screenOnly);
        screenOnly.append(rule.clone({selectors: dark}));
      });
    },
  };
}

/**
 * Makes breakpoints follow the text size that the reader sets in the browser, as the layout does, whose
 * lengths are in rem. At the default of 16 px, they are the same.
 */
export const textSizedMedia: postcss.Plugin = {
  postcssPlugin: 'text-sized-media',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/([\d.]+)px/g, (_, px) => `${Number(px) / 16}em`);
    },
  },
};

/** All words, as PurgeCSS splits them, in the components and pages of the site. */
async function mentionedWords(siteDir: string): Promise<Set<string>> {
  const files = await Globby(content, {cwd: siteDir});
  const texts = files.map((file) => fs.readFileSync(path.join(siteDir, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** Runs `reduceVariables` on the style sheets before they are minified. */
function variablesPlugin({Compilation, sources}: Bundler, mentioned: ReadonlySet<string>) {
  return {
    apply({hooks}: InstanceType<Bundler['Compiler']>) {
      hooks.thisCompilation.tap('client-styles', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
        compilation.hooks.processAssets.tap({name: 'client-styles', stage}, (assets) => {
          const isShared = (name: string) => path.basename(name).startsWith('styles.');
          const names = Object.keys(assets)
            .filter((name) => name.endsWith('.css'))
            .sort((a, b) => Number(isShared(b)) - Number(isShared(a)));
          const texts = names.map((name) => String(assets[name]?.source()));
          reduceVariables(texts, mentioned).forEach((text, index) => {
            compilation.updateAsset(names[index] as string, new sources.RawSource(text));
          });
        });
      });
    },
  };
}

/**
 * PostCSS instantiates a plugin that is given by name for each style sheet, which takes longer than
 * running it.
 */
function loadOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [name, settings] = plugin as [string, object];
  const create = createRequire(__filename)(name) as postcss.PluginCreator<object>;
  return create(settings);
}

/**
 * Removes unused rules from style sheets, which is more than half of Infima. The preview keeps
 * everything, so that a new class works immediately.
 */
export default async function styles({siteDir, generatedFilesDir}: LoadContext): Promise<Plugin> {
  const isProduction = !isPreview();
  const words = isProduction ? await mentionedWords(siteDir) : new Set<string>();
  // If PurgeCSS is given file names, it reads all files again for each style sheet, which took half
  // a minute per build.
  const purge = purgeCss({content: [{raw: [...words].join(' '), extension: 'txt'}], safelist});

  return {
    name: 'client-styles',

    configurePostCss(options) {
      const plugins = options.plugins.map(loadOnce);
      if (isProduction) plugins.push(purge, dropUnused);
      plugins.push(textSizedMedia, screenOnlyDark());
      // Skips looking for PostCSS configuration next to each style sheet, because the site has
      // none.
      return {...options, plugins, config: false};
    },

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isProduction) return {};
      shortenClassNames(config);
      if (isServer) return {};
      return {
        plugins: [
          variablesPlugin(currentBundler.instance, words),
          linkAreasFromPages(path.join(generatedFilesDir, 'client-manifest.json')),
        ],
        optimization: {splitChunks: {cacheGroups: areaGroups}},
      };
    },
  };
}
