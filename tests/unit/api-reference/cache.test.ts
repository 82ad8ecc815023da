import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {isFresh, recordFresh} from '../../../src/plugins/api-reference/cache';
import {packageFolder, type Reference} from '../../../src/plugins/api-reference/options';
import {newestReference} from './newest';

describe('isFresh', () => {
  let site: string;
  let reference: Reference;
  const write = (file: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), content);
  };

  beforeEach(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
    reference = {...newestReference, siteDir: site};
    for (const shared of ['src', 'toolkit', 'node_modules']) {
      fs.symlinkSync(path.resolve(shared), path.join(site, shared));
    }
    write('docs/index.mdx', '# Introduction\n');
    write('docs/typedoc/client/links.mdx', '# Links\n');
    recordFresh(reference);
  });
  afterEach(() => fs.rmSync(site, {recursive: true}));

  it('holds while nothing changes, and is known in under a second', () => {
    const start = performance.now();
    expect(isFresh(reference)).toBe(true);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it.each([
    ['a guide changes', () => write('docs/index.mdx', '# Introduction\n\n`httpLink`\n')],
    ['a guide is new', () => write('docs/faq.mdx', '# Questions\n')],
    ['all was deleted', () => fs.rmSync(path.join(site, 'docs/typedoc'), {recursive: true})],
  ])('ends when %s', (_, change) => {
    change();
    expect(isFresh(reference)).toBe(false);
  });

  it('ends when a different version of a package is installed', () => {
    const names = reference.contents.packages.map(({name}) => name);
    const installed = names.map((name) => path.relative(site, packageFolder(reference, name)));
    fs.unlinkSync(path.join(site, 'toolkit'));
    for (const folder of installed) {
      // Never through the link to the packages of this project.
      expect(folder).toMatch(/^toolkit\//);
      write(`${folder}/package.json`, '{"version": "11.99.0"}');
    }
    expect(isFresh(reference)).toBe(false);
  });

  it('ends when the contents change', () => {
    const [client, ...packages] = reference.contents.packages;
    if (!client) throw new Error('There is no package.');
    const renamed = {...client, description: 'Another description.'};
    const contents = {...reference.contents, packages: [renamed, ...packages]};
    expect(isFresh({...reference, contents})).toBe(false);
  });

  it('ends when the pages are those of another version', () => {
    const version = {...reference.version, url: '/docs/v11'};
    expect(isFresh({...reference, version})).toBe(false);
  });
});
