/** What TypeDoc makes of the released packages; it reads the sources only where no JSON of the last time holds. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {Application} from 'typedoc';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {jobOf, runJob} from '../../../src/plugins/api-reference';
import {readPublicExports} from '../../../src/plugins/api-reference/entry-points';
import {entryPointsOf} from '../../../src/plugins/api-reference/typedoc/conversion';
import {loadReference} from '../../../src/plugins/api-reference/typedoc/plugin';
import {type Context, createContext} from '../../../src/plugins/api-reference/typedoc/context';
import {renderPage} from '../../../src/plugins/api-reference/typedoc/pages';
import {
  type Entry,
  listExports,
  PurposeRouter,
} from '../../../src/plugins/api-reference/typedoc/router';
import {planPages} from '../../../src/plugins/api-reference/plan';
import {readingOptions} from '../../../src/plugins/api-reference/typedoc/run';
import {findUncovered} from '../../support/coverage';
import {newestReference} from '../../unit/api-reference/newest';

const reference = {...newestReference, siteDir: path.resolve('.')};
const {contents} = reference;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
const output = path.join(folder, 'pages');
const job = jobOf(reference);
const json = path.join(job.folder, `project-${job.modelKey}.json`);

/** Two pages of the reference, made from the JSON of all packages. */
const written = ['client/links', 'server/types'];
const packages = contents.packages.slice(0, 2).map((described) => ({
  ...described,
  pages: described.pages.filter(({slug}) => written.includes(`${described.directory}/${slug}`)),
}));
const smallJob = {...job, reference: {...reference, contents: {...contents, packages}}, output};

/** File -> content of what was generated into a folder. */
function files(): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(output, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx|json)$/.test(file))
      .map((file) => [file, fs.readFileSync(path.join(output, file), 'utf8')]),
  );
}

let context: Context;
let publicExports: Map<string, string[]>;

function entry(id: string): Entry {
  const found = context.entries.get(id);
  if (!found) throw new Error(`No entry ${id}`);
  return found;
}

/** The MDX of a page, whose HTML is a string of JSON. */
function page(file: string): string {
  const planned = planPages(contents).find((each) => each.file === file);
  if (!planned) throw new Error(`No page ${file}`);
  return renderPage(context, planned).replaceAll('\\"', '"').replaceAll('\\n', '\n');
}

/** The part of a page between the headings of two entries. */
function between(file: string, from: string, to: string): string {
  const text = page(file);
  return text.slice(text.indexOf(`{#${from}}`), text.indexOf(`{#${to}}`));
}

beforeAll(async () => {
  publicExports = readPublicExports(entryPointsOf(reference));
  if (!fs.existsSync(json)) await runJob({...job, output: path.join(folder, 'all')});
  const app = await Application.bootstrapWithPlugins({
    ...readingOptions(json),
    plugin: ['typedoc-plugin-markdown', loadReference],
    reference: {...reference, guides: []},
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read its JSON.');
  const router = new PurposeRouter(app);
  router.buildPages(project);
  context = createContext(app, router, project);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('the released packages', () => {
  const entryPoints = entryPointsOf(reference);

  it('have the entry points that readers import from, and no others', () => {
    const specifiers = entryPoints.map(({specifier}) => specifier);
    expect(specifiers).toContain('@trpc/server/adapters/express');
    expect(specifiers.filter((specifier) => specifier.includes('unstable-'))).toEqual([]);
  });

  // What the contents list and the packages lack ends the generation itself.
  it('have what is withheld, and nothing is listed twice', () => {
    const withheld = Object.entries(contents.withheldExports).flatMap(([from, names]) =>
      Object.keys(names).map((name) => ({from, name})),
    );
    const listed = contents.packages.flatMap(({pages}) =>
      pages.flatMap(({groups}) =>
        groups.flatMap(({from, exports}) => exports.map((name) => ({from, name}))),
      ),
    );
    const gone = withheld.filter(({from, name}) => !publicExports.get(from)?.includes(name));
    expect(gone).toEqual([]);
    const keys = [...listed, ...withheld].map(({from, name}) => `${from}#${name}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('the entries', () => {
  it('are one for every public export of every entry point, and for nothing internal', () => {
    const documented = new Map<string, Set<string>>();
    for (const {name, from, alsoFrom} of context.entries.values()) {
      for (const specifier of [from, ...alsoFrom]) {
        documented.set(specifier, (documented.get(specifier) ?? new Set()).add(name));
      }
    }
    expect(findUncovered(publicExports, contents.withheldExports, documented)).toEqual([]);
    expect([...publicExports.values()].flat().length).toBeGreaterThan(400);
  });

  it('offer a name from a package that re-exports it only since a release that has it', () => {
    expect(entry('client/create-client#createTRPCClient').alsoFrom).toContain('@trpc/react-query');
    expect(context.versions['@trpc/react-query']).not.toBe(context.versions['@trpc/client']);
    expect(entry('client/errors-and-fetch#safe').alsoFrom).toEqual([]);
  });
});

describe('a page', () => {
  it('has the import and the signature of a function, with public names that are links', () => {
    const link = (id: string, name: string) => `<a href="${id}">${name}</a>`;
    const code = between('client/links.mdx', 'httpBatchLink', 'httpBatchStreamLink')
      .replace(/<\/?span[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(code).toContain(
      "import {httpBatchLink} from '@trpc/client';\n\n" +
        `function httpBatchLink<TRouter extends ${link('/docs/typedoc/server/types#AnyTRPCRouter', 'AnyTRPCRouter')}>(\n` +
        `  opts: ${link('#HTTPBatchLinkOptions', 'HTTPBatchLinkOptions')}<TRouter['_def']['_config']['$types']>,\n` +
        `): ${link('#TRPCLink', 'TRPCLink')}<TRouter>;`,
    );
  });

  it('lists inherited and internal options below the function that takes them', () => {
    const text = between('client/links.mdx', 'httpBatchLink', 'httpBatchStreamLink');
    const names = [...text.matchAll(/<dt>(\w+)/g)].map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['url', 'fetch', 'headers', 'maxItems', 'maxURLLength']),
    );
    expect(text).toContain('<code>string | URL</code> <em>required</em>');
  });

  it('lists the members of what an entry returns, each with what it takes and gives', () => {
    const text = between('server/router.mdx', 'initTRPC', 'lazy').replace(/<[/]?a\b[^>]*>/g, '');
    const rows = [...text.matchAll(/<div id="(initTRPC-\w+)"><dt>([\w.]+)<\/dt>/g)];
    const names = ['procedure', 'middleware', 'router', 'mergeRouters', 'createCallerFactory'];
    expect(rows.map(([, id, name]) => [id, name])).toEqual(
      names.map((name) => [`initTRPC-${name}`, `t.${name}`]),
    );
    expect(text).toContain('<h4><code>initTRPC.create()</code> returns</h4>');
    expect(text).toContain("'_def'&gt;) =&gt; TRPCRouterCaller&lt;TRoot, TRecord&gt;</code>");
  });

  it('prints what is called under the name of an interface as a member without a name', () => {
    expect(page('server/router.mdx').replace(/<[/]?a\b[^>]*>/g, '')).toContain(
      'TRPCRouterCallerFactory&lt;TRoot extends AnyTRPCRootTypes&gt; {\n  &lt;TRecord extends TRPCRouterRecord&gt;(',
    );
  });

  it('has no comment that TypeDoc copies from a type which an interface extends', () => {
    expect(page('react-query/shared.mdx')).not.toContain('Omits the key');
  });

  it('has functions before types, and opens each type below a line', () => {
    const text = page('client/links.mdx');
    expect(text.indexOf('### httpLink')).toBeLessThan(
      text.indexOf('<details class="api-line"><summary><h3 id="HTTPBatchLinkOptions">'),
    );
  });

  it('keeps the deprecation that an export specifier carries, and what to use instead', () => {
    expect(entry('server/types#AnyRouter').aliasOf).toBe('server/types#AnyTRPCRouter');
    expect(page('server/types.mdx')).toMatch(
      /<h3 id="AnyRouter"><del>AnyRouter<\/del><\/h3> Another name for <a href="#AnyTRPCRouter">.*?Use <a [^>]*><code>AnyTRPCRouter<\/code><\/a> instead/,
    );
  });

  it('shows block tags that TypeDoc does not know under their names', () => {
    expect(page('react-query/server-helpers.mdx')).toContain('<h4>Note</h4>');
  });

  it('names the source at the released tag', () => {
    expect(page('server/errors.mdx')).toContain(
      `https://github.com/trpc/trpc/blob/v${context.versions['@trpc/server']}/packages/server/src/unstable-core-do-not-import/error/TRPCError.ts#L`,
    );
  });

  it.each(planPages(contents).map(({file}) => file))('%s leads only to what there is', (file) => {
    const text = page(file);
    const targets = [...text.matchAll(/<a href="(#|\/docs\/typedoc\/)([^"]*)"/g)];
    const own = file.replace('.mdx', '#');
    const missing = targets.flatMap(([, start, target = '']) => {
      const id = start === '#' ? own + target : target;
      const entry = id.replace(/(?<=#.*)-.*/, '');
      return !id.includes('#') || context.entries.has(entry) ? [] : [id];
    });
    expect(missing).toEqual([]);
  });
});

describe('listExports', () => {
  it('fails on names that the packages lack', () => {
    const find = (from: string, name: string) =>
      name.startsWith('httpBatch') ? undefined : `${from}#${name}`;
    expect(() => listExports(contents, find)).toThrow(
      'httpBatchLink from @trpc/client\n  httpBatchStreamLink from @trpc/client\n',
    );
  });
});

describe('the pages', () => {
  it('are the same each time, and written or removed only where they differ', async () => {
    await runJob(smallJob);
    const before = files();
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(written.map((page) => `${page}.mdx`)),
    );
    const [edited, untouched, gone] = ['client/links.mdx', 'server/types.mdx', 'client/gone.mdx'];
    const writtenAt = () => fs.statSync(path.join(output, untouched)).mtimeMs;
    const first = writtenAt();
    fs.writeFileSync(path.join(output, edited), 'edited');
    fs.writeFileSync(path.join(output, gone), 'gone');
    await runJob(smallJob);
    expect(files()).toEqual(before);
    expect(writtenAt()).toBe(first);
  });

  it('are few', () => {
    expect(contents.packages.flatMap(({pages}) => pages).length).toBeLessThan(30);
  });
});

describe('generation', () => {
  it('fails when TypeDoc does, and writes no page', async () => {
    const nowhere = path.join(folder, 'none');
    fs.writeFileSync(path.join(folder, 'project-broken.json'), '{}');
    const broken = {...job, folder, output: nowhere, modelKey: 'broken'};
    await expect(runJob(broken)).rejects.toThrow('The API reference could not be generated');
    expect(fs.existsSync(nowhere)).toBe(false);
  });
});
