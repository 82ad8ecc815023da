import {describe, expect, it} from 'vitest';

import {layoutFlow} from '../../../src/components/Diagram/layout/flow';
import {layoutSequence} from '../../../src/components/Diagram/layout/sequence';
import {requireFit} from '../../../src/components/Diagram/layout/text';
import type {Flow, Shape} from '../../../src/components/Diagram/types';

const flow = (rows: Flow['rows'], edges: Flow['edges'] = []): Flow => ({kind: 'flow', rows, edges});
const box = (id: string) => ({id, title: id});
const lines = (shapes: Shape[]) => shapes.filter((shape) => shape.kind === 'line');
const rects = (shapes: Shape[]) => shapes.filter((shape) => shape.kind === 'rect');

describe('layoutFlow', () => {
  it('shares the width among the boxes of a row', () => {
    const {shapes} = layoutFlow(flow([{boxes: [box('a'), box('b')]}, {boxes: [box('c')]}]));
    const [a, b, c] = rects(shapes);
    expect(a).toMatchObject({x: 12, width: 144});
    expect(b).toMatchObject({x: 164, width: 144, y: a?.y});
    expect(c).toMatchObject({x: 12, width: 296, y: 72});
  });

  it('puts a call on the left and its result on the right', () => {
    const {shapes} = layoutFlow(
      flow(
        [{boxes: [box('a')]}, {boxes: [box('b')]}],
        [
          {from: 'a', to: 'b', label: 'call'},
          {from: 'b', to: 'a', label: 'result'},
        ],
      ),
    );
    expect(lines(shapes)).toMatchObject([
      {y: 36, toY: 72},
      {y: 72, toY: 36},
    ]);
    const [down, up] = lines(shapes);
    expect(down?.x).toBeLessThan(up?.x ?? 0);
    expect(shapes).toContainEqual(expect.objectContaining({text: 'call', anchor: 'end'}));
    expect(shapes).toContainEqual(expect.objectContaining({text: 'result', anchor: 'start'}));
  });

  it('frames the rows of a region together', () => {
    const {shapes, height} = layoutFlow(
      flow([{boxes: [box('a')]}, {region: 'Server', boxes: [box('b')]}]),
    );
    const frame = rects(shapes).find(({tone}) => tone === 'frame');
    const inside = rects(shapes).at(-1);
    expect(frame).toMatchObject({x: 1, width: 318, y: 72});
    expect(inside?.y).toBeGreaterThan(frame?.y ?? Infinity);
    expect(height).toBe((frame?.y ?? 0) + (frame?.height ?? 0) + 1);
  });

  it('writes the label of an edge between frames, not on their borders', () => {
    const {shapes} = layoutFlow(
      flow(
        [
          {region: 'Client', boxes: [box('a')]},
          {region: 'Server', boxes: [box('b')]},
        ],
        [{from: 'a', to: 'b', label: 'request'}],
      ),
    );
    const [client, server] = rects(shapes).filter(({tone}) => tone === 'frame');
    const label = shapes.find((shape) => shape.kind === 'text' && shape.text === 'request');
    expect(label?.y).toBeGreaterThan((client?.y ?? Infinity) + (client?.height ?? 0) + 12);
    expect(label?.y).toBeLessThan((server?.y ?? 0) - 6);
  });

  it.each<[string, Flow, string]>([
    [
      'an unknown box',
      flow([{boxes: [box('a')]}], [{from: 'a', to: 'b'}]),
      'an edge names the box "b", which does not exist',
    ],
    ['an id twice', flow([{boxes: [box('a'), box('a')]}]), 'two boxes have the id "a"'],
    [
      'an edge between neighbors',
      flow([{boxes: [box('a'), box('b')]}], [{from: 'a', to: 'b'}]),
      '"a" and "b" are not above each other',
    ],
    [
      'an edge through a box',
      flow([{boxes: [box('a')]}, {boxes: [box('b')]}, {boxes: [box('c')]}], [{from: 'a', to: 'c'}]),
      'the edge from "a" to "c" crosses "b"',
    ],
    [
      'a label without room',
      flow(
        [{boxes: [box('a'), null]}, {boxes: [box('b')]}],
        [{from: 'a', to: 'b', label: 'far too long for half a column'}],
      ),
      'Shorten it',
    ],
  ])('refuses %s', (_name, diagram, message) => {
    expect(() => layoutFlow(diagram)).toThrow(message);
  });
});

describe('layoutSequence', () => {
  const lanes = [
    {id: 'client', title: 'Client'},
    {id: 'server', title: 'Server'},
  ];

  it('draws the steps below each other, and lifelines as long as all of them', () => {
    const {shapes, height} = layoutSequence({
      kind: 'sequence',
      lanes,
      steps: [
        {kind: 'message', from: 'client', to: 'server', label: 'ask'},
        {kind: 'gap', label: 'a pause'},
        {kind: 'message', from: 'server', to: 'client', label: 'answer'},
      ],
    });
    const [clientLine, serverLine, ask, answer] = lines(shapes);
    expect([clientLine, serverLine]).toMatchObject([{x: 80}, {x: 240}]);
    expect(clientLine?.toY).toBe(height);
    expect(ask).toMatchObject({x: 80, toX: 240});
    expect(answer).toMatchObject({x: 240, toX: 80});
    expect(answer?.y).toBeGreaterThan(ask?.y ?? Infinity);
  });

  it('refuses an unknown lane', () => {
    const steps = [{kind: 'note', lane: 'proxy', lines: ['waits']}] as const;
    expect(() => layoutSequence({kind: 'sequence', lanes, steps})).toThrow(
      'a step names the lane "proxy", which does not exist',
    );
  });
});

describe('requireFit', () => {
  it('says which text to shorten', () => {
    expect(() => requireFit('createContextInner', 'code', 60)).toThrow(
      'Diagram: "createContextInner" takes about 137 units and has 60. Shorten it.',
    );
  });

  it('accepts what fits', () => {
    expect(() => requireFit('next', 'note', 60)).not.toThrow();
  });
});
