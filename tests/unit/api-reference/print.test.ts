import {ArrayType, IntrinsicType, NamedTupleMember, RestType, TupleType, UnionType} from 'typedoc';
import {describe, expect, it} from 'vitest';

import {formatType} from '../../../src/plugins/api-reference/typedoc/format';
import {printType} from '../../../src/plugins/api-reference/typedoc/print';
import {createPrinter} from '../../../src/plugins/api-reference/typedoc/type-printer';

const printer = createPrinter(({name}) => ({text: name}));
const string = new IntrinsicType('string');

async function printed(type: TupleType | ArrayType): Promise<string> {
  const tokens = await formatType(printType(printer, type));
  return tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');
}

describe('a printed type', () => {
  it('has the parentheses that it needs, and no others', async () => {
    const union = new UnionType([string, new IntrinsicType('undefined')]);
    expect(await printed(new ArrayType(union))).toBe('(string | undefined)[]');
    expect(await printed(new ArrayType(string))).toBe('string[]');
  });

  it('can be a tuple whose last members have a name', async () => {
    const rest = new RestType(new NamedTupleMember('args', false, new ArrayType(string)));
    const path = new NamedTupleMember('path', false, string);
    expect(await printed(new TupleType([path, rest]))).toBe('[path: string, ...args: string[]]');
  });
});
