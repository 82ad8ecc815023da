/**
 * Follows the steps of `deploy/README.md` for nginx literally, on a machine without any of our
 * files.
 */
import {spawnSync} from 'node:child_process';
import {chmod, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {findNginx, hasBrotli} from './nginx';

/** Creating namespaces needs root, and a kernel that allows them. */
const unshare = ['--mount', '--net', '--pid', '--fork', '--kill-child'];

function missing(): string | undefined {
  if (process.getuid?.() !== 0) return 'not run by root';
  if (spawnSync('unshare', [...unshare, 'true']).status !== 0) return 'no namespaces here';
  return findNginx() !== undefined && hasBrotli() ? undefined : 'no nginx with Brotli here';
}

const reason = missing();

/** What these steps do is done: the packages are there, and so is a checkout with its build. */
const done = /^(?:apt-get|git|npm ci|npm run build$)/;

/** The commands of each bash fence below a heading. */
function fences(markdown: string, heading: string): string[][] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  return [...section.split('\n## ', 1)[0]!.matchAll(/```bash\n(.*?)```/gs)].map(([, text = '']) =>
    text.trim().split('\n'),
  );
}

const runnable = (commands: readonly string[]): string =>
  commands.filter((command) => !done.test(command)).join('\n');

/** Asks for pages without a pause while the next release comes, and notes what came back. */
const watcher = `
import {spawn} from 'node:child_process';
import {once} from 'node:events';

const seen = new Map();
async function ask() {
  // A connection of its own: browsers ask again over a new one when a server closes an idle one, fetch of Node doesn't.
  const response = await fetch('http://127.0.0.1/', {headers: {connection: 'close'}});
  const body = await response.text();
  const policy = response.headers.get('content-security-policy');
  const key = JSON.stringify([response.status, body.includes('next release'), policy.includes('next-release')]);
  seen.set(key, (seen.get(key) ?? 0) + 1);
}

await ask();
const release = spawn('deploy/nginx/release.sh', ['/run/next'], {stdio: 'inherit'});
let isOver = false;
const ended = once(release, 'exit').then(() => { isOver = true; });
while (!isOver) await ask();
await ended;
await ask();
console.log('watched ' + JSON.stringify(Object.fromEntries(seen)));
`;

/** A next release with another page and another policy. */
const nextRelease = `
cp -R dist/nginx /run/next
sed -i 's/<title/<!-- next release --><title/' /run/next/site/index.html
rm -f /run/next/site/index.html.gz /run/next/site/index.html.br
sed -i "s/script-src/script-src next-release.example/" /run/next/conf/policy
rm /run/next/site/assets/js/main.*.js*
`;

const skipped = reason ? ` (skipped: ${reason})` : '';

describe.skipIf(reason)(`the steps of deploy/README.md${skipped}`, () => {
  let folder: string;
  let output: string;

  const line = (name: string): string =>
    output
      .split('\n')
      .find((text) => text.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bare-'));
    const readme = await readFile('deploy/README.md', 'utf8');
    const [first = [], next = []] = fences(readme, 'nginx');
    expect(first.length).toBeGreaterThan(8);
    expect(next.length).toBeGreaterThan(4);
    const watcherFile = path.join(folder, 'watch.mjs');
    await writeFile(watcherFile, watcher);
    const script = path.join(folder, 'steps.sh');
    const status = (name: string, ...args: string[]) =>
      `echo "${name} $(curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' ${args.join(' ')})"`;
    await writeFile(
      script,
      `#!/bin/sh
set -eu
# Another nginx of that name notes what it is told.
mkdir /run/bin
printf '#!/bin/sh\\necho "$*" >>/run/told\\nexec /usr/sbin/nginx "$@"\\n' >/run/bin/nginx
chmod +x /run/bin/nginx
export PATH=/run/bin:$PATH:/usr/sbin
shows() { until curl --silent http://127.0.0.1/ | grep -q "$1"; do sleep 0.05; done; }
# As Debian starts it when it installs the package.
nginx
shows Welcome
echo "before $(curl --silent http://127.0.0.1/)"
workers=$(pgrep -d , -P "$(cat /run/nginx.pid)")
${runnable(first)}
# A worker from before the reload may answer one more request.
while ps -p "$workers" >/dev/null; do sleep 0.05; done
shows tRPC
${status('home', 'http://127.0.0.1/')}
${status('named', '--header "Host: any.example"', 'http://127.0.0.1/docs/quickstart')}
${status('slash', 'http://127.0.0.1/docs/')}
echo "title $(curl --silent http://127.0.0.1/docs | grep -o '<title[^>]*>[^<]*')"
rm /run/told
${runnable(next)}
[ -e /run/told ] || echo "reloaded no"
echo "releases $(ls /var/www/trpc-docs/releases | wc -l)"
main=$(basename dist/nginx/site/assets/js/main.*.js)
${nextRelease}
node ${watcherFile}
${status('kept', 'http://127.0.0.1/assets/js/$main')}
deploy/nginx/release.sh
deploy/nginx/release.sh
echo "most $(ls /var/www/trpc-docs/releases | wc -l)"
rm -rf build dist
nginx -t && echo "restart yes"
sed -i 's/^    #\\(listen\\|ssl_\\)/    \\1/; s|/etc/letsencrypt/live/trpc.io|/run|' deploy/nginx/site.conf
openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=trpc.io -keyout /run/privkey.pem \\
  -out /run/fullchain.pem 2>/dev/null
nginx -t
nginx -s reload
echo "tls $(curl --silent --insecure --retry 5 --retry-connrefused --output /dev/null \\
  --write-out '%{http_code} %{http_version}' https://127.0.0.1/docs)"
`,
    );
    await chmod(script, 0o755);
    const bare = path.resolve('tests/hosting/bare.sh');
    const args = [...unshare, 'sh', bare, process.cwd(), script];
    const options = {encoding: 'utf8', timeout: 100_000} as const;
    const {stdout, stderr, status: code} = spawnSync('unshare', args, options);
    output = stdout;
    if (code !== 0) throw new Error(`The steps end with ${code}:\n${stdout}\n${stderr}`);
  });

  afterAll(() => rm(folder, {recursive: true}));

  test("serve the site, under any name, where the machine showed nginx's welcome page before", () => {
    expect(line('before')).toBe('Welcome to nginx!');
    expect(line('home')).toBe('200 ');
    expect(line('named')).toBe('200 ');
    expect(line('slash')).toBe('301 http://127.0.0.1/docs');
    expect(line('title')).toContain('tRPC');
  });

  test('release again without a reload', () => {
    expect(line('reloaded')).toBe('no');
    expect(line('releases')).toBe('2');
  });

  test("switch at once: no page comes with another release's policy", () => {
    const seen = Object.entries(JSON.parse(line('watched')) as Record<string, number>);
    const states = seen.map(([state]) => JSON.parse(state) as [number, boolean, boolean]);
    expect(states.map(([code]) => code)).toEqual([200, 200]);
    expect(states.map(([, page]) => page).sort()).toEqual([false, true]);
    expect(states.every(([, page, policy]) => page === policy)).toBe(true);
  });

  test('keep assets of the last releases, and three releases', () => {
    expect(line('kept')).toBe('200 ');
    expect(line('most')).toBe('3');
  });

  test('leave an nginx that starts without a build', () => {
    expect(line('restart')).toBe('yes');
  });

  test('serve the site with TLS and HTTP/2 once its lines in site.conf are there', () => {
    expect(line('tls')).toBe('200 2');
  });
});
