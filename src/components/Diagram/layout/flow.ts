import type {Box, Drawing, Edge, Flow, Shape, TextTone} from '../types';
import {BASELINE, CANVAS, LINE, requireFit} from './text';

const MARGIN = 12;
const COLUMN_GAP = 8;
const ROW_GAP = 36;
const BOX_PADDING = 9;
const REGION_HEADER = 30;
const REGION_PADDING = 12;
const LABEL_DISTANCE = 7;

interface Placed {
  box: Box;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Region {
  name: string;
  top: number;
  bottom: number;
}

const heightOf = (box: Box): number => 2 * BOX_PADDING + LINE * (1 + (box.notes?.length ?? 0));

/**
 * Rows from top to bottom; the frame of a region starts before its first row and ends after its last.
 */
function place(rows: Flow['rows']): {placed: Placed[]; regions: Region[]; height: number} {
  const placed: Placed[] = [];
  const regions: Region[] = [];
  let region: Region | undefined;
  let y = 1;

  rows.forEach((row, index) => {
    if (row.region !== region?.name) {
      if (region) y += REGION_PADDING;
      if (index > 0) y += ROW_GAP;
      region = row.region === undefined ? undefined : {name: row.region, top: y, bottom: y};
      if (region) {
        regions.push(region);
        y += REGION_HEADER;
      }
    } else if (index > 0) {
      y += ROW_GAP;
    }

    const columns = row.boxes.length;
    const width = (CANVAS - 2 * MARGIN - (columns - 1) * COLUMN_GAP) / columns;
    const height = Math.max(...row.boxes.map((box) => (box ? heightOf(box) : 0)));
    row.boxes.forEach((box, column) => {
      if (!box) return;
      if (placed.some((other) => other.box.id === box.id)) {
        throw new Error(`Diagram: two boxes have the id "${box.id}".`);
      }
      placed.push({box, x: MARGIN + column * (width + COLUMN_GAP), y, width, height});
    });
    y += height;
    if (region) region.bottom = y + REGION_PADDING;
  });

  return {placed, regions, height: (region?.bottom ?? y) + 1};
}

function drawBox({box, x, y, width, height}: Placed): Shape[] {
  const lines: {text: string; tone: TextTone}[] = [
    {text: box.title, tone: box.code ? 'code' : 'title'},
    ...(box.notes ?? []).map((text) => ({text, tone: 'note' as const})),
  ];
  const first = y + (height - LINE * lines.length) / 2 + LINE / 2 + BASELINE;

  return [
    {kind: 'rect', x, y, width, height, tone: box.accent ? 'accent' : 'plain'},
    ...lines.map((line, index): Shape => {
      requireFit(line.text, line.tone, width - 8);
      const middle = x + width / 2;
      return {kind: 'text', x: middle, y: first + index * LINE, anchor: 'middle', ...line};
    }),
  ];
}

function find(placed: Placed[], id: string): Placed {
  const found = placed.find(({box}) => box.id === id);
  if (!found) throw new Error(`Diagram: an edge names the box "${id}", which does not exist.`);
  return found;
}

/**
 * The middle of the part of a vertical line from `top` to `bottom` that is outside of frames that
 * begin or end there.
 */
function labelHeight(top: number, bottom: number, regions: Region[]): number {
  const ends = regions.map((region) => region.bottom).filter((y) => top < y && y < bottom);
  const starts = regions.map((region) => region.top).filter((y) => top < y && y < bottom);
  return (Math.max(top, ...ends) + Math.min(bottom, ...starts)) / 2;
}

function drawEdge(
  edge: Edge,
  edges: readonly Edge[],
  placed: Placed[],
  regions: Region[],
): Shape[] {
  const from = find(placed, edge.from);
  const to = find(placed, edge.to);
  const down = to.y > from.y;
  const left = Math.max(from.x, to.x);
  const right = Math.min(from.x + from.width, to.x + to.width);
  if (from.y === to.y || left >= right) {
    throw new Error(`Diagram: "${edge.from}" and "${edge.to}" are not above each other.`);
  }

  // In a pair of edges, the call goes down on the left and its result comes up on the right.
  const paired = edges.some((other) => other.from === edge.to && other.to === edge.from);
  const x = left + (right - left) * (paired ? (down ? 0.4 : 0.6) : 0.5);
  const y = down ? from.y + from.height : from.y;
  const toY = down ? to.y : to.y + to.height;
  const crossed = placed.find(
    (other) =>
      other.x < x &&
      x < other.x + other.width &&
      Math.min(y, toY) < other.y &&
      other.y + other.height < Math.max(y, toY),
  );
  if (crossed) {
    throw new Error(
      `Diagram: the edge from "${edge.from}" to "${edge.to}" crosses "${crossed.box.id}".`,
    );
  }

  const line: Shape = {kind: 'line', x, y, toX: x, toY, tone: 'arrow'};
  if (edge.label === undefined) return [line];

  const before = paired && down;
  requireFit(edge.label, 'label', (before ? x - left : right - x) - LABEL_DISTANCE);
  return [
    line,
    {
      kind: 'text',
      x: before ? x - LABEL_DISTANCE : x + LABEL_DISTANCE,
      y: labelHeight(Math.min(y, toY), Math.max(y, toY), regions) + BASELINE,
      anchor: before ? 'end' : 'start',
      text: edge.label,
      tone: 'label',
    },
  ];
}

/**
 * Places boxes in rows and draws the edges between them. Throws if a text or an edge does not fit.
 */
export function layoutFlow(flow: Flow): Drawing {
  const {placed, regions, height} = place(flow.rows);
  const frames = regions.flatMap(({name, top, bottom}): Shape[] => [
    {kind: 'rect', x: 1, y: top, width: CANVAS - 2, height: bottom - top, tone: 'frame'},
    {kind: 'text', x: MARGIN, y: top + 19, anchor: 'start', text: name, tone: 'region'},
  ]);
  return {
    width: CANVAS,
    height,
    shapes: [
      ...frames,
      ...placed.flatMap(drawBox),
      ...flow.edges.flatMap((edge) => drawEdge(edge, flow.edges, placed, regions)),
    ],
  };
}
