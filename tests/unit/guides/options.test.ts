import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {describe, expect, it} from 'vitest';

import {options} from '../../../src/plugins/samples/core/compilerOptions';
import {versions} from '../../../src/versions/list';
import {readGuide} from '../../guides/read';

const siteDir = path.resolve(__dirname, '../../..');

/** What samples have besides, because one program compiles all of them. */
const besides = {
  // Samples for Deno, workers and browsers are beside those for Node.js.
  lib: 'a reader has the libraries of the target, which are part of these',
  // Components, which the guides of React and Next.js set as well.
  jsx: 'the guides with components say so in their tsconfig.json',
  // Samples of configuration files are JavaScript and JSON.
  allowJs: 'only adds files',
  checkJs: 'only adds checks',
  resolveJsonModule: 'only adds files',
  // TypeScript 7, which npm installs, has no other way.
  esModuleInterop: 'the default of TypeScript 7',
  // The whole message is on the page.
  noErrorTruncation: 'how errors are printed',
};

function optionsOfQuickstart(docs: string): ts.CompilerOptions {
  const file = `${docs}/quickstart.mdx`;
  const {steps} = readGuide(fs.readFileSync(path.join(siteDir, file), 'utf8'), file);
  const config = steps.find(
    (step) => step.kind === 'write' && step.paths.includes('tsconfig.json'),
  );
  if (config?.kind !== 'write') throw new Error(`${file} shows no tsconfig.json`);
  const {compilerOptions} = JSON.parse(config.text) as {compilerOptions: object};
  return ts.convertCompilerOptionsFromJson(compilerOptions, siteDir).options;
}

describe.each(versions)('the quickstart of $name', ({docs}) => {
  const ofReader = optionsOfQuickstart(docs);

  it('has a reader compile with the options of the samples', () => {
    const shared = Object.entries(options).filter(([name]) => !(name in besides));
    expect(ofReader).toEqual(Object.fromEntries(shared));
  });

  it('makes a package of ES modules, like the folder in which samples run', () => {
    const file = `${docs}/quickstart.mdx`;
    const {steps} = readGuide(fs.readFileSync(path.join(siteDir, file), 'utf8'), file, 'install');
    const commands = steps.flatMap((step) => (step.kind === 'command' ? [step.command] : []));
    expect(commands).toContain('npm pkg set type=module');
  });
});
