/** A page as a list of blocks, each with the section that contains it. */
import type {Code, Node, Parent, Root, Table} from 'mdast';

import {readMeta} from '../core/meta';
import {isCompiled} from '../core/page';

interface Place {
  /** The ordinal of the section; a section extends from one heading to the next, of any level. */
  section: number;
  /** The ordinal among all blocks of the page. */
  index: number;
  line: number;
}

export interface TextBlock extends Place {
  kind: 'text';
  node: Parent;
}

export interface TableBlock extends Place {
  kind: 'table';
  node: Table;
}

export interface SampleBlock extends Place {
  kind: 'sample';
  /** Code, or its output. */
  text: string;
  /** Whether checking this sample would detect a change in behavior. */
  proves: boolean;
}

export type Block = TextBlock | TableBlock | SampleBlock;

export interface Section {
  /** The text of its heading; empty before the first one. */
  heading: string;
}

/** A program that runs, its output, an expected error, or an asserted type. */
function isProof(node: Code): boolean {
  const {output, role, errors} = readMeta(node.meta ?? '', () => undefined);
  if (output) return true;
  return (
    isCompiled(node.lang ?? '') && (role === 'run' || errors.length > 0 || /\^\?/.test(node.value))
  );
}

const isParent = (node: Node): node is Parent => 'children' in node;

/** @returns the blocks in page order, including those nested in lists, callouts and tabs */
export function blocksOf(tree: Root, textOf: (node: Node) => string): [Block[], Section[]] {
  const blocks: Block[] = [];
  const sections: Section[] = [{heading: ''}];

  function walk(node: Node): void {
    const line = node.position?.start.line ?? 1;
    const place = {section: sections.length - 1, index: blocks.length, line};
    if (node.type === 'heading') sections.push({heading: textOf(node)});
    else if (node.type === 'paragraph') blocks.push({...place, kind: 'text', node: node as Parent});
    else if (node.type === 'table') blocks.push({...place, kind: 'table', node: node as Table});
    else if (node.type === 'code') {
      const code = node as Code;
      blocks.push({...place, kind: 'sample', text: code.value, proves: isProof(code)});
    } else if (isParent(node)) node.children.forEach(walk);
  }

  walk(tree);
  return [blocks, sections];
}
