import {expect, it} from 'vitest';

import {withManager} from '../../guides/managers';
import {readGuide} from '../../guides/read';

const file = 'docs/made-up.mdx';
const guide = readGuide(
  'Start in an empty folder.\n\n```bash\nnpm init -y\n```\n\n' +
    '```bash npm2yarn\nnpm install zod\nnpx tsx a.ts\n```\n',
  file,
);

const commandsWith = (manager: Parameters<typeof withManager>[1]) =>
  withManager(guide, manager).steps.map((step) => 'command' in step && step.command);

it('takes from the tabs what they show for a package manager, and the rest as it is', () => {
  expect(commandsWith('npm')).toEqual(['npm init -y', 'npm install zod', 'npx tsx a.ts']);
  expect(commandsWith('yarn')).toEqual(['npm init -y', 'yarn add zod', 'yarn tsx a.ts']);
  expect(commandsWith('pnpm')).toEqual(['npm init -y', 'pnpm add zod', 'pnpm tsx a.ts']);
});
