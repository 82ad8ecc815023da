import postcss from 'postcss';
import {expect, test} from 'vitest';

import {dropUnused, textSizedMedia} from '../../../../src/client/styles';

const css =
  'table thead{a:b}table tr:nth-child(2n){a:b}table thead tr{a:b}.card{a:b}.hero, .hero .col{a:b}.hero-like{a:b}.alert--info{--ifm-alert-foreground-color:c;--x:y}';

async function processed(file: string): Promise<string> {
  return (await postcss([dropUnused]).process(css, {from: file})).css;
}

test('rules of Infima that no page needs go', async () => {
  expect(await processed('/site/node_modules/infima/dist/css/default/default.css')).toBe(
    'table thead tr{a:b}.hero-like{a:b}.alert--info{--x:y}',
  );
});

test('CSS modules keep classes of the same names', async () => {
  expect(await processed('/site/src/components/home/hero.module.css')).toBe(css);
});

test('nor is a tag shown with a count', async () => {
  const tag = '.tag{a:b}.tagWithCount::before, .tagWithCount::after{a:b}.tagWithCount span{a:b}';
  const from = '/site/node_modules/@docusaurus/theme-classic/lib/theme/Tag/styles.module.css';
  expect((await postcss([dropUnused]).process(tag, {from})).css).toBe('.tag{a:b}');
});

test('breakpoints follow the text size that the browser is set to', async () => {
  const wide = '@media (min-width:997px) and (max-width:1440px){a{b:1px}}';
  expect((await postcss([textSizedMedia]).process(wide, {from: undefined})).css).toBe(
    '@media (min-width:62.3125em) and (max-width:90em){a{b:1px}}',
  );
});
