/**
 * Checks the statements of docs/client/tanstack-react-query/migrating.mdx about `@trpc/upgrade`,
 * with the application of the classic setup.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {cacheFolder} from '../../../src/content/cache';
import {parsePage} from '../../../src/plugins/samples/core/page';
import {pinnedDate} from '../../guides/pinned';
import {Running} from '../../guides/processes';
import {readGuide} from '../../guides/read';
import {readChanges} from './steps';
import {turnOf} from './turn';

const page = 'docs/client/tanstack-react-query/migrating.mdx';
const setup = 'docs/client/react/setup.mdx';
const environment = {cache: cacheFolder(process.cwd(), 'guides-npm'), before: pinnedDate};

/** Selects both transforms in the list that the codemod shows: Space, Down, Space, Enter. */
const selectBoth = String.raw`printf ' \033[B \r' |`;
const git = 'git -c user.name=shop -c user.email=shop@example.org';

const source = await fs.readFile(page, 'utf8');
/** The command that the page tells to run, with its option. */
const [codemod = ''] = /^npx @trpc\/upgrade@.*$/m.exec(source) ?? [];
const router = parsePage(source, page).fences.find(({title}) => title === 'server/router.ts');
const [list] = readChanges(source, page);

let folder: string;

const read = (file: string) => fs.readFile(path.join(folder, file), 'utf8');
const write = async (file: string, text: string) => {
  await fs.mkdir(path.dirname(path.join(folder, file)), {recursive: true});
  await fs.writeFile(path.join(folder, file), text);
};

async function run(command: string): Promise<Running> {
  const running = new Running(command, folder, environment);
  await running.wait();
  return running;
}

/** @returns what a command printed that has to end with 0 */
async function succeed(command: string): Promise<string> {
  const {exitCode, stdout, stderr} = await run(command);
  if (exitCode !== 0) throw new Error(`${command}: exit code ${exitCode}\n${stderr}\n${stdout}`);
  return stdout;
}

/** Does what a guide, or a section of it, installs and writes, without its servers. */
async function make(file: string, section?: string) {
  for (const step of readGuide(await fs.readFile(file, 'utf8'), file, section).steps) {
    if (step.kind === 'follow') await make(step.file, step.section);
    if (step.kind === 'command' && step.command.startsWith('npm ')) await succeed(step.command);
    if (step.kind === 'write') for (const name of step.paths) await write(name, step.text);
  }
}

/** Replaces what has to be there once. */
async function change(file: string, before: string, after: string) {
  const text = await read(file);
  expect(text.split(before)).toHaveLength(2);
  await write(file, text.replace(before, after));
}

/** Code normalized, so that line breaks and quotes make no difference. */
const bare = (text: string) => text.replaceAll('"', "'").replaceAll(/\s|,(?=\s*[)}])/g, '');

it('the page names the command, and shows a router and a component before and after', () => {
  expect(codemod).toContain(' --skipTanstackQuery');
  expect(router).toBeDefined();
  expect(list).toBeDefined();
});

describe.each(turnOf('the codemod'))('%s', () => {
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'codemod-'));
    await make(setup);
    // Two routers are not part of the application.
    await fs.rm(path.join(folder, 'client/twoRouters.tsx'));
    await write('server/router.ts', `${router?.value}\n`);
    await write('client/BookList.tsx', `${list?.before.replaceAll('classicTrpc', 'trpc')}`);
    await write('.gitignore', 'node_modules\n');
    await succeed('git init --quiet && git add --all');
  }, 600_000);

  afterAll(() => fs.rm(folder, {recursive: true, force: true, maxRetries: 3}));

  it('begins with an application that compiles', async () => {
    await succeed('npx tsc --noEmit');
  });

  it('lists the options that the page lists', async () => {
    const help = await succeed(`${codemod} --help`);
    const options = [...source.matchAll(/^\| `(-\w)`, `(--\w+)`/gm)].map(([, ...names]) => names);
    expect([...help.matchAll(/(-\w), (--\w+)/g)].map(([, ...names]) => names)).toEqual(options);
  });

  it('stops if git has uncommitted changes', async () => {
    const {exitCode, stdout} = await run(`${selectBoth} ${codemod}`);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('Git tree is not clean');
    await succeed(`${git} commit --quiet --message start`);
  });

  it('fails to install the other package without the option that leaves it out', async () => {
    const {exitCode, stderr} = await run(
      `${selectBoth} ${codemod.replace(' --skipTanstackQuery', '')}`,
    );
    expect(exitCode).toBe(1);
    expect(stderr).toContain('ERESOLVE');
    expect(await succeed('git status --short')).toContain('client/BookList.tsx');
    await succeed('git checkout --quiet .');
  });

  it('rewrites hooks, utils and createTRPCReact into what the page shows', async () => {
    await succeed(`${selectBoth} ${codemod}`);
    expect((await succeed('git status --short')).trim().split(/\s+/)).toEqual(
      ['client/App.tsx', 'client/BookList.tsx', 'client/trpc.ts'].flatMap((file) => ['M', file]),
    );
    const [, body = ''] = /^(export function .*)/ms.exec(list?.after ?? '') ?? [];
    expect(bare(await read('client/BookList.tsx'))).toContain(bare(body));
    expect(bare(await read('client/trpc.ts'))).toContain('}=createTRPCContext<AppRouter>();');
    expect(await read('client/App.tsx')).toContain('<TRPCProvider trpcClient={trpcClient}');
  });

  it('compiles after the installation and the two changes by hand, and not without one of them', async () => {
    await succeed('npm uninstall @trpc/react-query');
    await succeed(/^npm install @trpc\/tanstack-react-query@.*$/m.exec(source)?.[0] ?? 'false');
    expect((await run('npx tsc --noEmit')).exitCode).not.toBe(0);
    await change(
      'client/App.tsx',
      "import {trpc} from './trpc';",
      "import {TRPCProvider} from './trpc';",
    );
    expect((await run('npx tsc --noEmit')).exitCode).not.toBe(0);
    await change('client/App.tsx', 'createTRPCClient({', 'createTRPCClient<AppRouter>({');
    await change(
      'client/App.tsx',
      "import {BookList} from './BookList';",
      "import type {AppRouter} from '../server/router';\nimport {BookList} from './BookList';",
    );
    await succeed('npx tsc --noEmit');
  });
});
