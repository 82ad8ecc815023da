import * as ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';

import {knowPlaces, readable} from '../../../src/plugins/playground/frame/places';
import {Service, type PublishedFile} from '../../../src/plugins/playground/worker/service';

const library = `
interface Array<T> { length: number; [n: number]: T; }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {}
interface String { readonly length: number; }
declare var console: {log(...values: unknown[]): void};
`;
const published = (
  texts: Record<string, string>,
  version = 'first',
): Record<string, PublishedFile> =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, {text, version}]));

const files = published({
  '/lib/lib.esnext.d.ts': library,
  '/lib/lib.dom.d.ts': '',
  '/lib/lib.dom.iterable.d.ts': '',
  '/lib/lib.dom.asynciterable.d.ts': '',
  '/node_modules/@types/node/package.json': '{"name":"@types/node","types":"index.d.ts"}',
  '/node_modules/@types/node/index.d.ts': '',
  '/node_modules/tool/package.json':
    '{"name":"tool","exports":{".":{"types":"./main.d.mts","default":"./main.mjs"}}}',
  '/node_modules/tool/main.d.mts':
    '/** Doubles it. */\nexport declare const double: (of: number) => number;',
});

let service: Service;

const problemsOf = (...paths: string[]) => paths.flatMap((path) => service.check(path));

beforeAll(() => {
  service = new Service(files);
  service.setFile(
    'server/of.ts',
    'export interface Of {\n  name: string;\n}\nexport const of: Of = {name: ""};\n',
  );
  service.setFile(
    'main.ts',
    "import {double} from 'tool';\nimport {of, type Of} from './server/of.js';\n\nconst size: number = of.name;\nexport const all: [Of, number] = [of, double(size)];\n",
  );
});

describe('the compiler', () => {
  test('says what is wrong, and where', () => {
    expect(problemsOf('main.ts', 'server/of.ts')).toEqual([
      {
        path: 'main.ts',
        from: 80,
        to: 84,
        line: 4,
        column: 7,
        code: 2322,
        message: "Type 'string' is not assignable to type 'number'.",
      },
    ]);
  });

  test('gives the file that it checks first the same answer once it has read the others', () => {
    const first = new Service(files);
    first.setFile('first.ts', "import {later} from './later';\nexport const n: number = later;\n");
    first.setFile('later.ts', 'export const later = "text";\n');
    first.setFile('wrong.ts', 'export const b: boolean = 1;\n');
    const alone = first.check('first.ts');
    expect(alone.map(({code}) => code)).toEqual([2322]);
    expect(first.check('wrong.ts').map(({code}) => code)).toEqual([2322]);
    expect(first.check('first.ts')).toEqual(alone);
  });

  test('checks again what follows from a changed file', () => {
    const codes = () =>
      problemsOf('server/of.ts', 'main.ts').map(({path, code}) => `${path} ${code}`);
    const before = 'export interface Of {\n  name: string;\n}\nexport const of: Of = {name: ""};\n';
    service.setFile('server/of.ts', before.replace('string', 'number').replace('""', '1'));
    expect(codes()).toEqual([]);
    service.setFile('server/of.ts', before);
    expect(codes()).toEqual(['main.ts 2322']);
  });

  test('checks everything again when a declaration for all files changes', () => {
    const codes = () => problemsOf('main.ts', 'asks.ts').map(({path, code}) => `${path} ${code}`);
    service.setFile('asks.ts', 'export const asked: string = answer;\n');
    expect(codes()).toEqual(['main.ts 2322', 'asks.ts 2304']);
    service.setFile('env.d.ts', 'declare const answer: string;\n');
    expect(codes()).toEqual(['main.ts 2322']);
    service.setFile('env.d.ts', 'declare const answer: number;\n');
    expect(codes()).toEqual(['main.ts 2322', 'asks.ts 2322']);
    service.setFile('asks.ts', undefined);
    service.setFile('env.d.ts', undefined);
  });

  test('says what a name is, with its documentation', () => {
    const text = "import {double} from 'tool';\n";
    const hover = service.hover('main.ts', text.indexOf('double') + 2);
    expect(hover).toMatchObject({from: 8, to: 14, docs: 'Doubles it.'});
    expect(hover?.type).toContain('const double: (of: number) => number');
    expect(service.hover('main.ts', 7)).toBe(undefined);
  });

  test('completes what is typed', () => {
    service.setFile('typed.ts', "import {of} from './server/of';\nof.na");
    const found = service.complete('typed.ts', 37);
    expect(found).toEqual({from: 35, to: 37, items: [{label: 'name', kind: 'property'}]});
    service.setFile('typed.ts', undefined);
    expect(problemsOf('server/of.ts', 'main.ts').map(({path}) => path)).toEqual(['main.ts']);
  });

  test('emits modules with their imports, even where there are problems', () => {
    const emitted = service.emit();
    expect(Object.keys(emitted)).toEqual(['server/of.ts', 'main.ts']);
    const main = emitted['main.ts'];
    expect(
      main?.imports.map(({start, end, target}) => [main.code.slice(start, end), target]),
    ).toEqual([
      ['tool', {package: 'tool'}],
      ['./server/of.js', {file: 'server/of.ts'}],
    ]);
    expect(main?.code).not.toContain('sourceMappingURL');
  });

  test('hands over data as a module', () => {
    service.setFile('data.json', '{"a": 1}');
    expect(service.emit()['data.json']?.code).toBe('export default {"a": 1};');
    service.setFile('data.json', undefined);
  });
});

describe('the next project', () => {
  const registry = ts.createDocumentRegistry();
  const text = "import {double} from 'tool';\nexport const n: string = double(1);\n";
  const codes = (of: Service) => of.check('main.ts').map(({code}) => code);

  test('takes over what was parsed, but neither files nor packages', () => {
    const first = new Service(files, registry);
    first.setFile('main.ts', text);
    first.setFile('env.d.ts', 'declare const answer: string;\n');
    expect(codes(first)).toEqual([2322]);
    const withoutTool = Object.entries(files).filter(([path]) => !path.includes('/tool/'));
    const second = new Service(Object.fromEntries(withoutTool), registry);
    second.setFile('main.ts', `${text}export const s: string = answer;\n`);
    expect(codes(second)).toEqual([2307, 2304]);
    first.dispose();
    second.setFile('main.ts', 'export const s = "";\n');
    expect(codes(second)).toEqual([]);
  });

  test('may have another release of a package', () => {
    const first = new Service(files, registry);
    first.setFile('main.ts', text);
    expect(codes(first)).toEqual([2322]);
    const path = '/node_modules/tool/main.d.mts';
    const next = published(
      {[path]: 'export declare const double: (of: number) => string;'},
      'next',
    );
    const second = new Service({...files, ...next}, registry);
    second.setFile('main.ts', text);
    expect(codes(second)).toEqual([]);
  });

  test('may have a file of the same name that was changed as often', () => {
    const first = new Service(files, registry);
    first.setFile('main.ts', text);
    expect(codes(first)).toEqual([2322]);
    const second = new Service(files, registry);
    second.setFile('main.ts', text.replace('string', 'number'));
    expect(codes(second)).toEqual([]);
  });
});

describe('a stack trace', () => {
  const own = `blob:null/${'0a1b'.repeat(9)}`;
  const other = `blob:null/${'ffff'.repeat(9)}`;
  let line: number;

  beforeAll(() => {
    const {code = '', map = ''} = service.emit()['server/of.ts'] ?? {};
    line = code.split('\n').findIndex((text) => text.includes('of =')) + 1;
    const modules = {[own]: {path: 'server/of.ts', map}};
    knowPlaces({servers: [], entry: {path: 'server/of.ts', address: own, modules}});
  });

  test("names the reader's own files, lines and columns, and no others", () => {
    const text = `Error: no\n    at call (${own}:${line}:14)\n    at other (${other}:9:1)`;
    expect(readable(text)).toBe('Error: no\n    at call (server/of.ts:4:14)');
    expect(readable('plain')).toBe('plain');
  });

  test('keeps what follows it when an error has details', () => {
    const text = `Error: no\n    at call (${own}:${line}:14)\n    at other (${other}:9:1) {\n  code: 1\n}`;
    expect(readable(text)).toBe('Error: no\n    at call (server/of.ts:4:14) {\n  code: 1\n}');
  });

  test('has no address where it is a string', () => {
    expect(readable(`{ stack: 'Error\\n at call (${other}:9:1)' }`)).toBe(
      "{ stack: 'Error\\n at call (node_modules)' }",
    );
  });

  test('takes no longer than its length', () => {
    const text = 'blob:null/'.repeat(100_000);
    const start = performance.now();
    expect(readable(text)).toBe(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
