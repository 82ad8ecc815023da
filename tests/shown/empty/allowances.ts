/** What may be as the checks of this folder would not have it. One that no page needs anymore fails. */
export interface Allowance {
  rule: 'empty' | 'colon' | 'size';
  selector: string;
  reason: string;
}

export const allowances: readonly Allowance[] = [
  {
    rule: 'empty',
    selector: 'a.hash-link',
    reason: 'CSS draws its sign when the heading is pointed at',
  },
  {
    rule: 'empty',
    selector: 'a[id]:not([href])',
    reason: 'a place that links of the packages lead to, and nothing to see',
  },
  {
    rule: 'empty',
    selector: 'button.menu__caret[aria-label]',
    reason: 'CSS draws its arrow, and its label names it',
  },
  {
    rule: 'empty',
    selector: 'button.theme-back-to-top-button[aria-label]',
    reason: 'CSS draws its arrow, and its label names it',
  },
  {
    rule: 'empty',
    selector: 'p[role=status]',
    reason: 'it says something once something has happened',
  },
  {
    rule: 'size',
    selector: 'img.avatar__photo',
    reason: 'Infima gives the class a width and a height',
  },
];
