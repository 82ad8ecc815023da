import {createElement} from 'react';
import theirs from 'react-fast-compare';
import {expect, test} from 'vitest';

import invariant from '../../../src/plugins/lean-js/client/invariant';
import ours from '../../../src/plugins/lean-js/client/reactFastCompare';
import shallowEqual from '../../../src/plugins/lean-js/client/shallowEqual';

const meta = (content: string) => createElement('meta', {name: 'description', content});
const owned = (owner: object) => ({...meta('a'), _owner: owner});

test.each([
  ['the same element', meta('a'), meta('a'), true],
  ['another attribute', meta('a'), meta('b'), false],
  ['elements in a list', [meta('a'), false], [meta('a'), false], true],
  ['another order', [meta('a'), meta('b')], [meta('b'), meta('a')], false],
  ['one more', [meta('a')], [meta('a'), meta('b')], false],
  ['nothing and something', null, meta('a'), false],
  ['an attribute without a value', {a: undefined}, {b: undefined}, false],
  ['a list and an object', [], {}, false],
  ['no number twice', NaN, NaN, true],
  ['elements of other owners', owned({tree: 1}), owned({tree: 2}), true],
])('tells as the package does: %s', (_, a, b, same) => {
  expect(ours(a, b)).toBe(same);
  expect(theirs(a, b)).toBe(same);
});

test('what has the same values is equal, what only looks like it is not', () => {
  const children = meta('a');
  expect(shallowEqual({children, defer: true}, {children, defer: true})).toBe(true);
  expect(shallowEqual({children}, {children: meta('a')})).toBe(false);
  expect(shallowEqual({children}, {children, defer: true})).toBe(false);
  expect(shallowEqual({a: undefined}, {b: undefined})).toBe(false);
});

test('a wrong element is refused with the reason', () => {
  expect(() => invariant(false, 'no <div>')).toThrow('no <div>');
  expect(() => invariant(true, 'no <div>')).not.toThrow();
});
