/** A box of a flow diagram. `code` sets the title in the monospaced font. */
export interface Box {
  id: string;
  title: string;
  code?: boolean;
  notes?: readonly string[];
  accent?: boolean;
}

/**
 * Boxes next to each other, of equal width; `null` leaves a cell empty. Rows of one region share a
 * frame.
 */
export interface Row {
  boxes: readonly (Box | null)[];
  region?: string;
}

/** A vertical arrow between two boxes. Two opposite edges are drawn next to each other. */
export interface Edge {
  from: string;
  to: string;
  label?: string;
}

export interface Flow {
  kind: 'flow';
  rows: readonly Row[];
  edges: readonly Edge[];
}

export interface Lane {
  id: string;
  title: string;
}

export type Step =
  | {kind: 'message'; from: string; to: string; label: string}
  | {kind: 'note'; lane: string; lines: readonly string[]}
  | {kind: 'gap'; label: string};

/** Parties side by side and what passes between them, in time from top to bottom. */
export interface Sequence {
  kind: 'sequence';
  lanes: readonly Lane[];
  steps: readonly Step[];
}

/** A picture with its text alternative. */
export interface DiagramProps {
  /** The subject of the picture: its accessible name. */
  title: string;
  /** Everything that the picture shows, in words. */
  description: string;
  caption: string;
  diagram: Flow | Sequence;
}

export type TextTone = 'title' | 'code' | 'note' | 'label' | 'region';

/** The result of a layout, in units of the drawing: one unit is one pixel on a phone of 360 px. */
export type Shape =
  | {
      kind: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      tone: 'plain' | 'accent' | 'frame' | 'gap';
    }
  | {kind: 'line'; x: number; y: number; toX: number; toY: number; tone: 'arrow' | 'lifeline'}
  | {
      kind: 'text';
      x: number;
      y: number;
      anchor: 'start' | 'middle' | 'end';
      text: string;
      tone: TextTone;
    };

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}
