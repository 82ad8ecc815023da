import {describe, expect, it} from 'vitest';

import {isGuide, readGuide} from '../../guides/read';

const file = 'docs/server/example.mdx';
const begin = 'Start in an empty folder.\n\n';
const install = '```bash npm2yarn\nnpm install zod\n```\n\n';

const stepsOf = (source: string) => readGuide(source, file).steps;
const problemsOf = (source: string) =>
  readGuide(source, file).problems.map(({line, actual}) => `${line}: ${actual}`);

describe('isGuide', () => {
  it('is a page with a command that installs', () => {
    expect(isGuide(install, file)).toBe(true);
    expect(isGuide('```bash\nnpx create-next-app shop\n```\n', file)).toBe(true);
  });

  it('is a page that begins with what another page installs', () => {
    expect(isGuide('Start in an empty folder, with [all](./setup.mdx).\n', file)).toBe(true);
    expect(isGuide('In an empty folder, first set up [all](./setup.mdx).\n', file)).toBe(true);
  });

  it('is not one that only mentions npm', () => {
    expect(isGuide('Run `npm install`.\n\n```bash\nnpm ls\n```\n', file)).toBe(false);
  });
});

describe('readGuide', () => {
  it('takes commands from shell blocks line by line, without comments', () => {
    expect(
      stepsOf(`${begin}\`\`\`bash\n# first\nnpm init -y\nnpm install \\\n  zod\n\`\`\`\n`),
    ).toEqual([
      {kind: 'command', line: 5, command: 'npm init -y', serves: false},
      {kind: 'command', line: 6, command: 'npm install zod', serves: false},
    ]);
  });

  it('writes shown and folded files with the text that the reader sees', () => {
    const source =
      '```ts title="a.ts"\nhidden();\n// ---cut---\nconst a = 1;\n//    ^?\n```\n\n' +
      '```ts title="b.ts" folded\nconst b = 1;\n```\n\n' +
      '```ts title="c.ts" hidden\nconst c = 1;\n```\n\n' +
      '```json title="x/tsconfig.json, y/tsconfig.json"\n{}\n```\n';
    expect(stepsOf(source)).toEqual([
      {kind: 'write', line: 1, paths: ['a.ts'], text: 'const a = 1;\n'},
      {kind: 'write', line: 8, paths: ['b.ts'], text: 'const b = 1;\n'},
      {kind: 'write', line: 16, paths: ['x/tsconfig.json', 'y/tsconfig.json'], text: '{}\n'},
    ]);
  });

  it('writes no block that shows a mistake, a snippet or another version', () => {
    const source =
      '```ts title="a.ts" errors="2322"\nconst a: string = 1;\n```\n\n' +
      '```ts\nconst b = 1;\n```\n\n' +
      '```ts title="c.ts" version="9.x"\nconst c = 1;\n```\n';
    expect(stepsOf(source)).toEqual([]);
  });

  it('knows servers by their block, and by what keeps running', () => {
    const source =
      '```ts title="server/index.ts" serve\nlisten();\n```\n\n' +
      'Start it with `npx tsx server/index.ts`.\n\nStart it with `npx tsx watch other.ts`.\n\n' +
      'Run it with `npx tsx client.ts`. Behind it, `npm start` is only mentioned: `npm ls`.\n';
    expect(
      stepsOf(source).flatMap((step) => (step.kind === 'command' ? [step] : [])),
    ).toMatchObject([
      {command: 'npx tsx server/index.ts', serves: true},
      {command: 'npx tsx watch other.ts', serves: true},
      {command: 'npx tsx client.ts', serves: false},
      {command: 'npm start', serves: true},
    ]);
  });

  it.each(['Start in an empty folder, with the', 'In an empty folder, first set up the'])(
    'follows the pages that its beginning links: “%s …”',
    (start) => {
      const source = `${start} [install](../quickstart.mdx#install), see [npm](https://www.npmjs.com).\n\n${install}`;
      expect(stepsOf(source)[0]).toEqual({
        kind: 'follow',
        line: 1,
        file: 'docs/quickstart.mdx',
        section: 'install',
      });
    },
  );

  it('knows the line of Node.js that its beginning asks for', () => {
    const source = `Start in an empty folder, with Node.js 22.12 or newer.\n\n${install}`;
    expect(readGuide(source, file).node).toBe(22);
    expect(readGuide(`${begin}Node.js 22 has it.\n\n${install}`, file)).not.toHaveProperty('node');
  });

  it('compares an output with the command that prints it', () => {
    const source =
      '```ts title="a.ts" run\nconsole.log(1);\n```\n\n`npx tsx a.ts` prints:\n\n```text output\n1\n```\n';
    expect(stepsOf(source).at(-1)).toEqual({
      kind: 'output',
      line: 7,
      text: '1',
      printer: 'a.ts',
      serves: false,
    });
  });

  it('opens pages and presses buttons', () => {
    const source =
      '```tsx hidden run\nx;\n```\n\nOpen `http://localhost:5173`, and press `Add`. Without `user` it fails:\n\n```text output\n<p>1</p>\n```\n';
    expect(stepsOf(source)).toEqual([
      {
        kind: 'open',
        line: 7,
        text: '<p>1</p>',
        url: 'http://localhost:5173',
        presses: ['Add'],
        inHtml: false,
        noRequest: false,
      },
    ]);
  });

  it('knows what a page says about its HTML and its requests', () => {
    const openOf = (claim: string) =>
      stepsOf(`Open \`http://localhost:5173\`. ${claim}:\n\n\`\`\`html\n<p>1</p>\n\`\`\`\n`)[0];
    expect(openOf('The title is in the HTML that the server sends')).toMatchObject({
      inHtml: true,
      noRequest: false,
    });
    expect(openOf('The HTML already contains it, and the browser makes no request')).toMatchObject({
      inHtml: true,
      noRequest: true,
    });
  });

  it('reads a section alone, by its id', () => {
    const source = `# T\n\n## Install\n\n${install}### Deeper {#own}\n\n\`\`\`bash\nnpm ls\n\`\`\`\n\n## Use\n\n\`\`\`bash\nnpm run x\n\`\`\`\n`;
    const commands = (section: string) =>
      readGuide(source, file, section).steps.map((step) => 'command' in step && step.command);
    expect(commands('install')).toEqual(['npm install zod', 'npm ls']);
    expect(commands('own')).toEqual(['npm ls']);
    expect(() => commands('missing')).toThrow('docs/server/example.mdx has no section #missing.');
  });

  it('takes the part that is about the release which the page installs', () => {
    const parts =
      '<Since version="11.22">\n\n```ts title="new.ts"\n1;\n```\n\n</Since>\n\n' +
      '<Before version="11.22">\n\n```ts title="old.ts"\n1;\n```\n\n</Before>\n';
    const filesOf = (source: string) =>
      stepsOf(source).flatMap((step) => (step.kind === 'write' ? step.paths : []));
    expect(filesOf(parts)).toEqual(['new.ts']);
    const pinned = (version: string) =>
      `\`\`\`bash\nnpm install @trpc/server@${version}\n\`\`\`\n\n${parts}`;
    expect(filesOf(pinned('11.19.0'))).toEqual(['old.ts']);
    expect(filesOf(pinned('11.22.1'))).toEqual(['new.ts']);
  });

  it('leaves out blocks that need more than npm', () => {
    expect(stepsOf('```bash\ngit clone https://example.com\nnpm install\n```\n')).toEqual([]);
  });
});

describe('a page that nobody can follow', () => {
  it('says nowhere in which folder it begins', () => {
    expect(problemsOf(install)).toEqual([
      '2: none; write “Start in an empty folder.”, with links to the pages to follow before',
    ]);
    expect(problemsOf(begin + install)).toEqual([]);
  });

  it('shows an output without the command that prints it', () => {
    const source = '```ts title="a.ts" run\nconsole.log(1);\n```\n\n```text output\n1\n```\n';
    expect(problemsOf(source)).toEqual([
      '5: no command runs a.ts; say for example: `npx tsx a.ts` prints:',
    ]);
  });

  it('shows an output of a file that it hides, unless it takes its packages from another page', () => {
    const source =
      '```ts title="a.ts" hidden run\nconsole.log(1);\n```\n\n```text output\n1\n```\n';
    expect(problemsOf(`${begin}${install}${source}`)).toEqual(['11: the page does not show a.ts']);
    expect(problemsOf(`${begin}${source}`)).toEqual([]);
  });

  it('shows an output of a block that is no file', () => {
    const source = '```ts run\nconsole.log(1);\n```\n\n```text output\n1\n```\n';
    expect(problemsOf(source)).toEqual([
      '5: the block that prints it has no title, so the reader has no file to run',
    ]);
  });
});
