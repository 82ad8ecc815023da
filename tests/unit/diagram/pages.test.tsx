import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import Batching from '../../../src/components/Diagram/Batching';
import ContextCreation from '../../../src/components/Diagram/ContextCreation';
import LinksChain from '../../../src/components/Diagram/LinksChain';
import RequestLifeCycle from '../../../src/components/Diagram/RequestLifeCycle';
import TrackedEvents from '../../../src/components/Diagram/TrackedEvents';

const diagrams = {Batching, ContextCreation, LinksChain, RequestLifeCycle, TrackedEvents};

describe.each(Object.entries(diagrams))('%s', (_name, Component) => {
  // Rendering throws when a text has no room.
  const tree = fromHtml(renderToStaticMarkup(<Component />), {fragment: true});

  it('is an image with a name, a description and a caption', () => {
    expect(selectAll('svg[role="img"][aria-label]', tree)).toHaveLength(1);
    expect(selectAll('figcaption', tree).map(toString)).toEqual([expect.stringMatching(/\.$/)]);
    const [description] = selectAll('desc', tree);
    expect(description && toString(description).length).toBeGreaterThan(150);
  });

  it('has no id that could collide and no style that the security policy forbids', () => {
    expect(selectAll('[id], [style]', tree)).toEqual([]);
  });

  it('names in the description whatever is in the picture as code', () => {
    const said = selectAll('desc', tree).map(toString).join();
    const names = selectAll('text', tree)
      .map(toString)
      .flatMap((text) => text.match(/^[a-z]+[A-Z.]\w+/g) ?? []);
    for (const name of names) expect(said).toContain(name);
  });

  it('draws each shape once', () => {
    const shapes = selectAll('rect, line', tree).map((node) => JSON.stringify(node.properties));
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(shapes.length).toBeGreaterThan(8);
  });
});
