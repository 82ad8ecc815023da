import fs from 'node:fs';
import path from 'node:path';

import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';

const packages =
  'node_modules/@docusaurus/{core,theme-classic,theme-common,theme-search-algolia,plugin-content-docs}/lib';

/**
 * What may name a class. Docusaurus' own components count, since Infima's classes are
 * written out in them; pages count, since they may carry HTML.
 */
const content = [
  'src/**/*.{ts,tsx}',
  '{docs,versioned_docs,blog}/**/*.{md,mdx}',
  `${packages}/**/*.js`,
];

/** What may use a variable that Infima defines. */
const users = ['src/**/*.{css,tsx}', `${packages}/**/*.{css,js}`];

/** Classes that are put together from parts, and what the reader's settings or browser add. */
const safelist = {
  standard: [
    /^alert--(?:secondary|info|success|warning|danger)$/,
    /^(?:themedComponent--|author-as-)/,
    /^data-/,
  ],
  greedy: [/admonition/, /DocSearch/],
};

/** Names of all variables that other style sheets and components of the site mention. */
async function mentionedVariables(siteDir: string): Promise<string[]> {
  const files = await Globby(users, {cwd: siteDir});
  const texts = files.map((file) => fs.readFileSync(path.join(siteDir, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []))];
}

/**
 * Drops the rules and variables of Infima that nothing on this site uses: more than half of it.
 * Production only; the preview keeps all, so that a new class shows at once.
 */
export default async function leanCss({siteDir}: LoadContext): Promise<Plugin> {
  const purge = purgeCss({
    content: content.map((pattern) => path.join(siteDir, pattern)),
    safelist: {...safelist, variables: await mentionedVariables(siteDir)},
    variables: true,
  });
  return {
    name: 'lean-css',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') options.plugins.push(purge);
      return options;
    },
  };
}
