import {expect, test} from 'vitest';

import {expectNone, report, type Finding} from './report';

const finding = (page: string, text = 'is wrong'): Finding => ({page, place: 'top', text});

test('findings are reported page by page, and fail', () => {
  const findings = [finding('a.html', 'is lost'), finding('b.html'), finding('a.html')];
  const text =
    '3 findings on 2 pages\na.html\n  top: is lost\n  top: is wrong\nb.html\n  top: is wrong';
  expect(report(findings)).toBe(text);
  expect(() => expectNone(findings)).toThrow(text);
  expectNone([]);
});

test('many findings are counted', () => {
  const pages = Array.from({length: 14}, (_, index) => `${index}.html`);
  const lines = report(pages.flatMap((page) => Array.from({length: 6}, () => finding(page))));
  expect(lines).toContain('84 findings on 14 pages');
  expect(lines).toContain('  … 2 more on this page');
  expect(lines).toContain('… and on 2 more: 12.html (6), 13.html (6)');
  expect(lines.split('\n').length).toBeLessThan(80);
});
