/** The platforms that pages name: where their binaries are, and how each of them runs a file. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {platformsFolder} from './install';

/** A platform's binary, or where to get one. */
interface Binary {
  /** Packages that may hold it, one a kind of machine, each with the path of the binary in it. */
  files: readonly string[];
  /** Variable of the environment that names a binary installed otherwise. */
  variable: string;
  /** Where it is to be had for machines that npm has no package for. */
  source: string;
}

const kinds = [
  'linux-x64',
  'linux-x64-glibc',
  'linux-arm64-glibc',
  'linux-64',
  'linux-arm64',
  'linux-aarch64',
  'darwin-x64',
  'darwin-64',
  'darwin-arm64',
  'darwin-aarch64',
];
const below = (prefix: string, file: string) => kinds.map((kind) => `${prefix}${kind}/${file}`);

const binaries = {
  deno: {
    files: below('@deno/', 'deno'),
    variable: 'DENO_PATH',
    source: 'https://docs.deno.com/runtime/getting_started/installation/',
  },
  bun: {
    files: below('@oven/bun-', 'bin/bun'),
    variable: 'BUN_PATH',
    source: 'https://bun.sh/docs/installation',
  },
  node20: {
    files: below('node20-', 'bin/node'),
    variable: 'NODE20_PATH',
    source: 'https://nodejs.org/en/download, or `nvm install 20`',
  },
  node22: {
    files: below('node22-', 'bin/node'),
    variable: 'NODE22_PATH',
    source: 'https://nodejs.org/en/download, or `nvm install 22`',
  },
  node24: {
    files: below('node24-', 'bin/node'),
    variable: 'NODE24_PATH',
    source: 'https://nodejs.org/en/download, or `nvm install 24`',
  },
  pnpm: {
    files: below('@pnpm/exe.', 'pnpm'),
    variable: 'PNPM_PATH',
    source: 'https://pnpm.io/installation',
  },
  workerd: {
    files: below('@cloudflare/workerd-', 'bin/workerd'),
    variable: 'WORKERD_PATH',
    source: 'https://github.com/cloudflare/workerd/releases',
  },
} as const satisfies Record<string, Binary>;

export type Platform = keyof typeof binaries;

/** The Node.js that runs this needs no other binary. */
const running = `node${process.versions.node.split('.')[0]}`;

/**
 * @param folder - where the platforms are installed
 * @returns absolute path of the binary
 * @throws when there is none, with how to get one
 */
export function binaryOf(platform: Platform, folder = platformsFolder): string {
  if (platform === running) return process.execPath;
  const {files, variable, source}: Binary = binaries[platform];
  const named = process.env[variable];
  const candidates = named ? [named] : files.map((file) => path.join(folder, 'node_modules', file));
  const found = candidates.find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    `There is no ${platform} for this machine (${process.platform}-${process.arch})` +
      `${named ? ` at ${named}` : ' among the packages of npm'}. ` +
      `Get it from ${source}, and set ${variable} to the path of its binary.`,
  );
}

/** How a platform runs a compiled file; workerd takes a configuration in its place. */
export function commandOf(
  platform: Platform,
  file: string,
  ...args: string[]
): [string, ...string[]] {
  const binary = binaryOf(platform);
  if (platform === 'deno') return [binary, 'run', '--allow-all', '--no-prompt', file, ...args];
  if (platform === 'workerd') return [binary, 'serve', file];
  return [binary, file, ...args];
}
