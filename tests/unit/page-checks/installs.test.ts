import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {installFindings} from '../../../src/plugins/page-checks/installs';
import {toolkitsOf} from '../../../src/versions/toolkits';

const siteDir = path.resolve('.');

const page = (...lines: string[]) => ['# Install', '', ...lines].join('\n');
const bash = (...lines: string[]) => page('```bash npm2yarn', ...lines, '```');

/** The release that a package has together with those named. */
function together(...names: string[]): string {
  const toolkit = toolkitsOf(siteDir, '11.x').find(({packages}) =>
    names.every((name) => packages.has(name)),
  );
  return toolkit?.release ?? '';
}

describe('an install line', () => {
  const classic = together('@trpc/react-query');

  it.each([
    ['names alone where these are the newest', 'npm install @trpc/server @trpc/client zod'],
    [
      'releases where others do not fit',
      `npm install @trpc/server@${classic} @trpc/react-query@${classic}`,
    ],
    ['no package of tRPC', 'npm install zod'],
  ])('may have %s', (_, line) => {
    expect(installFindings(siteDir, 'docs/planted.mdx', bash(line))).toEqual([]);
  });

  it('may not have names alone if npm installs releases that do not fit', () => {
    const source = bash('npm init -y', 'npm install @trpc/server @trpc/react-query zod');
    expect(installFindings(siteDir, 'docs/planted.mdx', source)).toEqual([
      {
        file: 'docs/planted.mdx',
        line: 5,
        message: `These packages do not fit together as npm installs them; write \`npm install @trpc/server@${classic} @trpc/react-query@${classic} zod\`.`,
      },
    ]);
  });

  it('may not have a release other than the one that fits', () => {
    const line = 'npm install @trpc/server@11.0.0 @trpc/react-query@11.0.0';
    expect(installFindings(siteDir, 'docs/planted.mdx', bash(line))).toHaveLength(1);
  });

  it('fits the packages of other lines of the page, and those of its samples', () => {
    const two = bash('npm install @trpc/server', `npm install @trpc/react-query@${classic}`);
    expect(installFindings(siteDir, 'docs/planted.mdx', two).map(({line}) => line)).toEqual([4]);
    const sample = page(
      '```ts',
      "import '@trpc/react-query';",
      '```',
      '',
      '```bash',
      'npm install @trpc/tanstack-react-query',
      '```',
    );
    const [finding] = installFindings(siteDir, 'docs/planted.mdx', sample);
    expect(finding?.message).toContain(`npm install @trpc/tanstack-react-query@${classic}`);
  });

  it('fits a package that samples are not compiled with, which asks for its own release', () => {
    const check = (...lines: string[]) =>
      installFindings(siteDir, 'docs/planted.mdx', bash(...lines)).map(({message}) => message);
    const alpha = 'npm install -D @trpc/openapi@11.18.0-alpha tsx';
    expect(check('npm install @trpc/server@11.18.0 zod', alpha)).toEqual([]);
    expect(check('npm install @trpc/server zod', alpha)).toEqual([
      'These packages do not fit together as npm installs them; write `npm install @trpc/server@11.18.0 zod`.',
    ]);
    expect(check('npm install @trpc/openapi')).toEqual([
      'These packages do not fit together as npm installs them; write `npm install @trpc/openapi@<release>`.',
    ]);
  });

  it('asks for the major version in an older line', () => {
    const check = (line: string) =>
      installFindings(siteDir, 'versioned_docs/version-10.x/planted.mdx', bash(line));
    expect(check('npm install @trpc/server@10 @trpc/client@^10')).toEqual([]);
    expect(check('npm install @trpc/server')[0]?.message).toContain('@trpc/server@10');
  });
});
