import postcss from 'postcss';
import {expect, test} from 'vitest';

import {dropUnused} from '../../../../src/client/styles';

const css =
  '.card{a:b}.hero, .hero .col{a:b}.hero-like{a:b}.alert--info{--ifm-alert-foreground-color:c;--x:y}';

async function processed(file: string): Promise<string> {
  return (await postcss([dropUnused]).process(css, {from: file})).css;
}

test('rules of Infima that no page needs go', async () => {
  expect(await processed('/site/node_modules/infima/dist/css/default/default.css')).toBe(
    '.hero-like{a:b}.alert--info{--x:y}',
  );
});

test('CSS modules keep classes of the same names', async () => {
  expect(await processed('/site/src/components/home/Hero/styles.module.css')).toBe(css);
});
