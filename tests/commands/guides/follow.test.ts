import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {compileFolder, followSteps} from '../../guides/follow';
import {readGuide} from '../../guides/read';
import {describeFailure, describeResult, summary} from '../../guides/report';

const siteDir = path.resolve(__dirname, '../../..');
const file = 'docs/planted.mdx';
const begin = 'Start in an empty folder.\n\n';
// No ports of tools, so that the live preview may run beside these tests.
const environment = {cache: path.join(os.tmpdir(), 'guides-unit-npm'), toolPorts: []};

let folder: string;

/** An empty folder, but for the compiler that a page would install. */
beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'guides-unit-')));
  fs.mkdirSync(path.join(folder, 'node_modules/.bin'), {recursive: true});
  fs.symlinkSync(
    path.join(siteDir, 'node_modules/typescript/bin/tsc'),
    path.join(folder, 'node_modules/.bin/tsc'),
  );
});
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

async function follow(source: string): Promise<string> {
  const guide = readGuide(source, file);
  const failures = [...guide.problems, ...(await followSteps(guide, folder, environment))];
  if (failures.length === 0) failures.push(...(await compileFolder(guide, folder, environment)));
  return failures.map(describeFailure).join('\n');
}

const tsconfig =
  '```json title="tsconfig.json"\n{"compilerOptions": {"strict": true, "noEmit": true, "types": [], "lib": ["es2022"], "skipLibCheck": true}}\n```\n\n';
const program = (text: string) => `\`\`\`js title="a.mjs" run\n${text}\n\`\`\`\n\n`;
const run = 'Run it with `node a.mjs`:\n\n';
const output = (text: string) => `\`\`\`text output\n${text}\n\`\`\`\n`;

describe('following a page', () => {
  it('has nothing to say when the page does what it says', async () => {
    const page = begin + tsconfig + program('console.log(6 * 7);') + run + output('42');
    expect(await follow(page)).toBe('');
    expect(fs.readFileSync(path.join(folder, 'a.mjs'), 'utf8')).toBe('console.log(6 * 7);\n');
  });

  it('names the command that fails, its line and what it printed', async () => {
    const page = begin + tsconfig + program("throw new Error('Out of books');") + run;
    const report = await follow(page);
    expect(report).toContain(
      'docs/planted.mdx:11 - node a.mjs\n    expected: it ends with exit code 0',
    );
    expect(report).toContain('      exit code 1');
    expect(report).toContain('Error: Out of books');
  });

  it('shows where an output differs, at the line where that begins', async () => {
    const page = begin + tsconfig + program('console.log(41);') + run + output('42');
    expect(await follow(page)).toBe(
      [
        'docs/planted.mdx:14 - node a.mjs',
        '    expected: the output below',
        '    instead:',
        '      - expected',
        '      + actual',
        '',
        '      - 42',
        '      + 41',
      ].join('\n'),
    );
  });

  it('compiles what the reader wrote, with the configuration of the page', async () => {
    const page = `${begin}${tsconfig}\`\`\`ts title="wrong.ts"\nexport const title: string = 7;\n\`\`\`\n`;
    const report = await follow(page);
    expect(report).toContain('docs/planted.mdx:7 - npx tsc --noEmit -p tsconfig.json');
    expect(report).toContain("wrong.ts(1,14): error TS2322: Type 'number' is not assignable");
  });

  it('asks for a configuration', async () => {
    const page = `${begin}\`\`\`ts title="a.ts"\nexport const a = 1;\n\`\`\`\n`;
    expect(await follow(page)).toContain('expected: a tsconfig.json that the page shows or makes');
  });
});

describe('a server of a page', () => {
  const port = 20_000 + (process.pid % 20_000);
  const server = (text: string) => `\`\`\`js title="server.mjs" serve\n${text}\n\`\`\`\n\n`;
  const listen = `import http from 'node:http';\nhttp.createServer((_, res) => { console.log('asked'); res.end('hello'); }).listen({port: ${port}});`;
  const start = 'Start it with `node server.mjs`, and leave it running.\n\n';
  const ask = program(
    `const response = await fetch('http://localhost:${port}');\nconsole.log(await response.text());`,
  );

  it('runs while clients call it, shows what it printed, and is ended', async () => {
    const page =
      begin +
      tsconfig +
      server(listen) +
      start +
      ask +
      run +
      output('hello') +
      '\n```text output="server.mjs"\nasked\n```\n';
    expect(await follow(page)).toBe('');
    await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
  });

  it('is found at the port of the address to open, if no file names it', async () => {
    const elsewhere = `import http from 'node:http';\nhttp.createServer((_, res) => res.end('<p>hello</p>')).listen(Number('${port}'));`;
    const open = `Open \`http://localhost:${port}\`:\n\n\`\`\`html\n<p>hello</p>\n\`\`\`\n`;
    expect(await follow(begin + tsconfig + server(elsewhere) + start + open)).toBe('');
  });

  it('opens a page whose requests, and what its HTML has, are as the page says', async () => {
    const script = `fetch('/gone').then(() => document.querySelector('p').textContent = 'hello')`;
    const answer = `(req, res) => { res.statusCode = req.url === '/' ? 200 : 404; res.setHeader('content-type', 'text/html'); res.end("<p>wait</p><script>${script}</script>"); }`;
    const late = `import http from 'node:http';\nhttp.createServer(${answer}).listen({port: ${port}});`;
    const claims = 'It is in the HTML that the server sends, and the browser makes no request';
    const open = `Open \`http://localhost:${port}\`. ${claims}:\n\n\`\`\`html\n…\n<p>hello</p>\n\`\`\`\n`;
    const report = await follow(begin + tsconfig + server(late) + start + open);
    expect(report).toContain("expected: the server's HTML has <p>hello</p>");
    expect(report).toContain('expected: no request by the page');
    expect(report).toMatch(/no error in the console\n.*\n.* 404 .*localhost:\d+\/gone/);
  });

  it('that ends at once is a failure with what it printed', async () => {
    const report = await follow(begin + tsconfig + server("console.log('no port');") + start);
    expect(report).toContain('expected: a server that listens');
    expect(report).toContain('it ended with exit code 0\n      no port');
  });
});

it('a page whose code has ended leaves the ports to the next one while it goes on', async () => {
  const inFolder = async (name: string, other: string, commands: string) => {
    const own = path.join(folder, name);
    fs.mkdirSync(own);
    const show = `import fs from 'node:fs';\nfs.writeFileSync('../${name}-ran', '');`;
    const wait = `import fs from 'node:fs';\nconst end = Date.now() + 10_000;\nwhile (!fs.existsSync('../${other}-ran')) {\n  if (Date.now() > end) throw new Error('${other} has not run');\n  await new Promise((resolve) => setTimeout(resolve, 20));\n}`;
    const page =
      `${begin}\`\`\`json title="package.json"\n{"scripts": {"show": "node show.mjs"}}\n\`\`\`\n\n` +
      `\`\`\`js title="show.mjs"\n${show}\n\`\`\`\n\n\`\`\`js title="wait.mjs"\n${wait}\n\`\`\`\n\n` +
      `\`\`\`bash\n${commands}\n\`\`\`\n`;
    const failures = await followSteps(readGuide(page, file), own, environment);
    return failures.map(describeFailure).join('\n');
  };
  const followed = await Promise.all([
    inFolder('first', 'second', 'npm run show\nnode wait.mjs'),
    inFolder('second', 'first', 'node wait.mjs\nnpm run show'),
  ]);
  expect(followed).toEqual(['', '']);
});

describe('the report', () => {
  it('says how each page went, and counts', () => {
    const failure = {file, line: 3, step: 'npm install', expected: 'peace', actual: 'war'};
    const results = [
      {file: 'docs/a.mdx', failures: [], cached: true, seconds: 0.01},
      {file: 'docs/b.mdx', failures: [], cached: false, seconds: 30},
      {file, failures: [failure], cached: false, seconds: 12.34},
    ];
    expect(results.map(describeResult).join('\n')).toBe(
      [
        'unchanged    0.0 s  docs/a.mdx',
        'works       30.0 s  docs/b.mdx',
        'FAILED      12.3 s  docs/planted.mdx',
        'docs/planted.mdx:3 - npm install',
        '    expected: peace',
        '    instead:',
        '      war',
      ].join('\n'),
    );
    expect(summary(results)).toBe('Followed 3 pages: 2 work (1 unchanged), 1 fail.');
  });
});
