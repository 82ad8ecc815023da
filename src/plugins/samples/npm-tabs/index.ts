import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';

import {element} from '../nodes';

export interface PackageManagerTab {
  value: PackageManager;
  command: string;
}

const managers = ['npm', 'yarn', 'pnpm', 'bun', 'deno'] as const;

export type PackageManager = (typeof managers)[number];

/**
 * Depending on the version, Deno resolves bare names in its own registry or rejects them; `npm:`
 * works in all versions. `deno run -A npm:…` replaces npx for the same reason.
 */
function convertToDeno(line: string): string {
  const create = line.match(/^npm (?:create|init) (?!-)(\S+)(.*)$/);
  const source = create ? `npx create-${create[1]}${create[2]?.replace(' -- ', ' ')}` : line;
  const [program, verb, ...rest] = convert(source, 'deno').split(' ');
  if (program !== 'deno') return line;
  if (verb === 'x') return `deno run -A npm:${rest.join(' ')}`;
  if (verb !== 'add') return [program, verb, ...rest].join(' ');
  const args = rest.map((argument) => (argument.startsWith('-') ? argument : `npm:${argument}`));
  return ['deno add', ...args].join(' ');
}

/**
 * What of a package is built when it is installed: pnpm ends with an error unless the command allows
 * that. `tests/guides/managers.test.ts` finds the ones that are missing here.
 */
const builds: Partial<Record<string, readonly string[]>> = {
  astro: ['esbuild'],
  esbuild: ['esbuild'],
  msw: ['msw'],
  nitro: ['esbuild'],
  tsx: ['esbuild'],
  wrangler: ['esbuild', 'workerd'],
};

function convertToPnpm(line: string): string {
  const converted = convert(line, 'pnpm');
  const names = line.split(' ').map((word) => word.replace(/(?<=.)@.*$/, ''));
  const allowed = new Set(names.flatMap((name) => builds[name] ?? []));
  const options = [...allowed].map((name) => ` --allow-build=${name}`).join('');
  return converted.replace(/^pnpm add\b/, `$&${options}`);
}

/** Programs of packages that have another name. */
const packagesOfPrograms: Partial<Record<string, string>> = {tsc: 'typescript'};

/**
 * `npx tsx …` starts what the project has installed, which the others tell apart from downloading it:
 * `pnpm dlx tsc` gets a package that is not TypeScript.
 *
 * @returns undefined for what is downloaded, such as `npx create-next-app@latest`
 */
function convertInstalled(line: string, manager: PackageManager): string | undefined {
  const [, program, rest = ''] = line.match(/^npx (?!create-)([\w-]+)( .*)?$/) ?? [];
  if (program === undefined) return undefined;
  const owner = packagesOfPrograms[program];
  const forDeno = owner === undefined ? program : `${owner}/${program}`;
  return {
    npm: line,
    yarn: `yarn ${program}${rest}`,
    pnpm: `pnpm ${program}${rest}`,
    bun: `bunx ${program}${rest}`,
    deno: `deno run -A npm:${forDeno}${rest}`,
  }[manager];
}

/** With Yarn 4's own way to install, neither TypeScript 7 nor most bundlers find a page's packages. */
const yarnSettings = 'yarn config set nodeLinker node-modules';

/** Whether a block installs the compiler, which only pages do that begin in an empty folder. */
const isBeginning = (command: string) => /^npm install -D .*\btypescript\b/m.test(command);

/** `npm pkg` and `npm init` only write `package.json`, and npm comes with Node.js. */
const isForAll = (line: string) => /^npm (?:pkg|init -y)\b/.test(line) || !/^np[mx] /.test(line);

function convertLine(line: string, manager: PackageManager): string {
  if (manager === 'npm' || isForAll(line)) return line;
  const installed = convertInstalled(line, manager);
  if (installed !== undefined) return installed;
  if (manager === 'deno') return convertToDeno(line);
  return manager === 'pnpm' ? convertToPnpm(line) : convert(line, manager);
}

/**
 * @param command - one or more lines for npm; comments and lines for other programs are kept
 * @returns the same for each package manager, npm first
 */
export function packageManagerTabs(command: string): PackageManagerTab[] {
  return managers.map((value) => ({
    value,
    command: [
      ...(value === 'yarn' && isBeginning(command) ? [yarnSettings] : []),
      ...command.split('\n').map((line) => convertLine(line, value)),
    ].join('\n'),
  }));
}

/**
 * `<Tabs>` with one tab per package manager; the reader's choice applies to every page.
 *
 * @param renderCommand - creates the block that shows a command
 */
export function packageManagerTabsNode(
  command: string,
  renderCommand: (command: string) => MdxJsxFlowElement,
): MdxJsxFlowElement {
  const tabs = packageManagerTabs(command).map(({value, command: own}) =>
    element('TabItem', {value, label: value}, [renderCommand(own)]),
  );
  return element('Tabs', {groupId: 'package-manager'}, tabs);
}
