/** Finds nginx, and runs it on a build with the configuration of `deploy/nginx`. */
import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {packBuild} from '../../src/plugins/hosting/pack';

import {freePort} from '../support/freePort';

import {get} from './http';

/** Where Debian puts it; not on every user's PATH. */
const systemNginx = '/usr/sbin/nginx';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where the deployed configuration expects a checkout, and what `release.sh` has written. */
const checkout = '/srv/trpc-docs';
const released = '/var/www/trpc-docs';

function works(command: string): boolean {
  return spawnSync(command, ['-v']).status === 0;
}

/**
 * nginx on PATH or where Debian puts it; as root on Debian or Ubuntu it is installed where it is
 * missing, as the browser is for the browser tests.
 *
 * @returns undefined where there is none
 */
export function findNginx(): string | undefined {
  const find = () => ['nginx', systemNginx].find(works);
  const found = find();
  if (found || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    return found;
  }
  console.log('Installing nginx with apt-get, for the hosting tests.');
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  const options = {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  return find();
}

export const hasBrotli = () => existsSync(brotliModule);

/** Packs a build and releases it, by the script that a server runs; returns the folder of the site. */
async function release(build: string, prefix: string): Promise<string> {
  const packed = path.join(prefix, 'packed');
  const www = path.join(prefix, 'www');
  await packBuild({host: 'nginx', build, to: packed});
  const {status, stderr} = spawnSync('sh', ['deploy/nginx/release.sh', packed, www], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`deploy/nginx/release.sh failed:\n${stderr}`);
  return www;
}

/** The deployed configuration with this checkout's paths and a separate port. */
async function siteConfiguration(www: string, port: number): Promise<string> {
  let site = await readFile('deploy/nginx/site.conf', 'utf8');
  const replacements: [string, string][] = [
    [
      '    listen 80 default_server;\n    listen [::]:80 default_server;\n',
      `    listen 127.0.0.1:${port};\n`,
    ],
    [released, www],
    [checkout, process.cwd()],
  ];
  if (!hasBrotli()) {
    replacements.push([`    include ${process.cwd()}/deploy/nginx/brotli.conf;\n`, '']);
  }
  for (const [from, to] of replacements) {
    if (!site.includes(from)) {
      throw new Error(`deploy/nginx/site.conf has no ${JSON.stringify(from)} anymore`);
    }
    site = site.replaceAll(from, to);
  }
  return site;
}

export type Nginx = {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string;
  /** What it has logged as an error so far. */
  errors: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts nginx on a release of a build, as a child of the tests, and waits until it answers. */
export async function startNginx(command: string, build: string): Promise<Nginx> {
  const prefix = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  await mkdir(path.join(prefix, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `
daemon off;
pid nginx.pid;
error_log error.log warn;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
${hasBrotli() ? `load_module ${brotliModule};` : ''}
events { worker_connections 256; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    ${temporary.map((name) => `${name}_temp_path tmp/${name};`).join('\n    ')}
${await siteConfiguration(await release(build, prefix), port)}
}
`;
  await writeFile(path.join(prefix, 'nginx.conf'), configuration);
  const child = spawn(command, ['-p', prefix, '-e', 'error.log', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const errors = () => readFile(path.join(prefix, 'error.log'), 'utf8').catch(() => '');
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    get(`${origin}/`).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await answers())) {
    await sleep(20);
  }
  if (child.exitCode !== null) {
    throw new Error(`nginx ended with code ${child.exitCode}:\n${await errors()}`);
  }
  return {
    origin,
    errors,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(prefix, {recursive: true});
    },
  };
}
