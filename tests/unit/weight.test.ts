import {describe, expect, test} from 'vitest';

import {budgets} from '../support/budgets';
import {overBudget, type Budget} from '../support/weight';

describe('what a page weighs', () => {
  test('over its budget: the message names page, part, files and bytes', () => {
    const files = [
      {path: '/assets/js/12.abcdef.js', part: 'scripts' as const, gzip: 900, brotli: 800},
      {path: '/assets/js/40.abcdef.js', part: 'scripts' as const, gzip: 2_100, brotli: 1_900},
      {path: '/assets/css/styles.1a2b3c4d.css', part: 'styles' as const, gzip: 100, brotli: 90},
    ];
    const budget: Budget = {
      html: 0,
      main: 0,
      runtime: 0,
      scripts: 2_500,
      styles: 100,
      fonts: 0,
      images: 0,
      other: 0,
      total: 9_000,
    };
    expect(overBudget('/docs', files, budget)).toEqual([
      '/docs: scripts weighs 3,000 bytes, 500 more than the 2,500 in tests/support/budgets.ts:\n' +
        '       2,100  /assets/js/40.abcdef.js\n' +
        '         900  /assets/js/12.abcdef.js',
    ]);
    expect(overBudget('/docs', files, {...budget, scripts: 3_000})).toEqual([]);
    expect(overBudget('/docs', files, {...budget, scripts: 3_000, total: 3_000})).toHaveLength(1);
  });
});

describe('the budgets stay within the bounds that this site promises', () => {
  test.each(Object.entries(budgets))('%s: main script and runtime', (_, {budget}) => {
    expect(budget.main + budget.runtime).toBeLessThanOrEqual(96_500);
  });

  test.each(Object.entries(budgets))('%s: styles', (_, {budget}) => {
    expect(budget.styles).toBeLessThanOrEqual(14_500);
  });

  test('docs page and landing page, and beside them the font of titles', () => {
    for (const [kind, bound] of [
      ['docs page', 148_000],
      ['landing page', 165_000],
    ] as const) {
      const {total, fonts} = budgets[kind].budget;
      expect(total - fonts).toBeLessThanOrEqual(bound);
      expect(fonts).toBeLessThanOrEqual(25_000);
    }
  });
});
