import {describe, expect, it} from 'vitest';

import {readPage} from '../../../src/plugins/page-checks/page';
import {platformFindings} from '../../../src/plugins/page-checks/platforms';

const head = '---\ntitle: Usage\n---\n\n# Usage\n\n';
/** The findings of pages, each given as its name and its text below the title. */
const said = (pages: Readonly<Record<string, string>>) =>
  platformFindings(
    Object.entries(pages).map(([name, body]) => readPage(head + body, `docs/${name}.mdx`)),
  ).map(({file, line, message}) => `${file}:${line} ${message.split(',')[0]}`);

const vercel = 'Deploy it to Vercel.\n';

describe('a platform that a page names', () => {
  it('is one where it has been run, or the page says that it was not', () => {
    expect(said({usage: `${vercel}${vercel}`})).toEqual(['docs/usage.mdx:7 names Vercel']);
    expect(said({usage: `${vercel}\nThis page was not run there.\n`})).toEqual([]);
    expect(said({usage: 'Nothing was deployed to AWS Lambda.\n'})).toEqual([]);
    expect(said({usage: `${vercel}\nThe sample was not tested there.\n`})).toEqual([]);
    expect(said({usage: `${vercel}\nThe sample was tested.\n`})).toEqual([
      'docs/usage.mdx:7 names Vercel',
    ]);
  });

  it('has its column in the table of runs', () => {
    const table = (column: string) =>
      `Bun runs it.\n\n## Where it runs\n\n| Call | ${column} |\n| --- | --- |\n| Query | yes |\n`;
    expect(said({usage: table('Bun')})).toEqual([]);
    expect(said({usage: table('Deno')})).toEqual(['docs/usage.mdx:7 names Bun']);
  });

  it('is started by a command of the page, which is followed', () => {
    const command = (text: string) => `Deno runs it.\n\n\`\`\`bash\n${text}\n\`\`\`\n`;
    expect(said({usage: command('deno run server.ts')})).toEqual([]);
    expect(said({usage: command('npm start')})).toEqual(['docs/usage.mdx:7 names Deno']);
    expect(said({usage: '```bash\ndocker build .\n```\n'})).toEqual([
      'docs/usage.mdx:7 names Docker',
    ]);
  });

  it('may be linked to a page that says it, if that is about the same platform', () => {
    const link = `See [Vercel](./hosting.mdx).\n`;
    expect(said({usage: link, hosting: `${vercel}It was not run there.\n`})).toEqual([]);
    expect(said({usage: link, hosting: 'Netlify was not run.\n'})).toEqual([
      'docs/usage.mdx:7 names Vercel',
    ]);
  });
});
