/**
 * Runs axe in a page. Not through @axe-core/playwright, which injects axe again and opens a second
 * page for each run: here a page gets it once and is looked at in several ways.
 */
import type {Page} from '@playwright/test';
import axe from 'axe-core';

import type {Way} from './ways';

/** WCAG 2.2 AA with all that it builds on, and what axe counts as good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One element that breaks one rule. */
export interface Finding {
  /** Id of axe's rule, such as `color-contrast`. */
  rule: string;
  selector: string;
  /** What is wrong with it, in one line. */
  problem: string;
}

export interface Scope {
  /** Selector of the part that axe looks at; by default all of the page. */
  within?: string;
  /** Selectors of parts that are left out. */
  except?: readonly string[];
  /** Only the rules that read colors: for a page that was looked at in the other color mode. */
  colorsOnly?: boolean;
}

/** axe's rules on colors that are among {@link tags}. */
const colorRules = ['color-contrast', 'link-in-text-block'];

export async function findings(
  page: Page,
  {within = 'html', except = [], colorsOnly = false}: Scope = {},
): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(
    async ({include, exclude, runOnly}) => {
      const {run} = Reflect.get(window, 'axe') as typeof axe;
      const {violations} = await run(
        {include, exclude},
        {runOnly, resultTypes: ['violations'], preload: false},
      );
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary = ''}) => ({
          rule: id,
          selector: target.join(' '),
          problem: failureSummary.replace(/\s+/g, ' '),
        })),
      );
    },
    {
      include: [[within]],
      exclude: except.map((selector) => [selector]),
      runOnly: colorsOnly ? colorRules : tags,
    },
  );
}

/** What is wrong with a page, a line each. */
export function problems(
  path: string,
  {colorScheme, width}: Way,
  found: readonly Finding[],
): string[] {
  return found.map(
    ({rule, selector, problem}) =>
      `${path} (${colorScheme}, ${width} px): ${rule}: ${selector}: ${problem}`,
  );
}
