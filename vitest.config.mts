// `.mts`, because Vite loads a `.ts` as CommonJS in a package without `"type": "module"`, and warns of it.
import {defineConfig} from 'vitest/config';

/** Follows pages with other package managers than npm. */
const managers = 'tests/guides/managers.test.ts';

/** Beside the pure functions that they belong to, and start processes. */
const processes = ['tests/unit/samples/{cli,run/{failures,process,run}}.test.ts'];

/** On a loaded machine, a process, a compiler or a page of a built site takes seconds. */
const patience = {testTimeout: 120_000, hookTimeout: 120_000};

const modules = {
  resolve: {alias: {'@site': import.meta.dirname}},
  // tsconfig.json leaves JSX to Docusaurus.
  oxc: {jsx: {runtime: 'automatic'}},
} as const;

const modulesTest = {
  // Loading TypeScript for each file took half the time; globals.ts watches what files share.
  isolate: false,
  setupFiles: ['tests/unit/globals.ts'],
  // Left alone, Vitest keeps one of two cores for itself.
  maxWorkers: 2,
  ...patience,
};

export default defineConfig({
  test: {
    projects: [
      {
        ...modules,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: processes,
          ...modulesTest,
        },
      },
      {
        // What starts processes and compilers.
        ...modules,
        test: {
          name: 'commands',
          include: ['tests/{commands,migration/wire}/**/*.test.ts', ...processes],
          ...modulesTest,
        },
      },
      {
        // Whole builds of small sites: one at a time, since each one uses every core.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          ...patience,
          maxWorkers: 2,
        },
      },
      {
        // The build that "npm run build" made, as its files and as nginx serves them.
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          // One copy of the pages that tests have parsed.
          isolate: false,
          ...patience,
        },
      },
      {
        // The build as each host's own engine answers with it.
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: './tests/hosts/install.ts',
          ...patience,
        },
      },
      {
        // The build in Firefox and WebKit.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: './tests/browsers/install.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The pages, feeds and sitemap of the build that "npm run build" made.
        test: {
          name: 'shown',
          include: ['tests/shown/**/*.test.ts'],
          // A walk of all pages takes minutes on a loaded machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        // Folders that are made with npm, as a reader of the guides makes them, and the platforms that the docs name.
        test: {
          name: 'apps',
          include: ['tests/{apps,guides,migration/app,runtimes}/**/*.test.ts'],
          exclude: ['**/node_modules/**', managers],
          // The servers of different guides listen on the same ports.
          maxWorkers: 1,
          // While two cores build and compile two pages, npm downloads for a third.
          maxConcurrency: 3,
          testTimeout: 1_500_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Other releases, compilers and package managers than those that everything else runs with.
        test: {
          name: 'variants',
          include: ['tests/releases/**/*.test.ts', managers],
          exclude: ['**/node_modules/**'],
          // Each check uses every core.
          maxWorkers: 1,
          maxConcurrency: 3,
          testTimeout: 1_500_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
