import type {Drawing, Sequence, Shape, Step} from '../types';
import {BASELINE, CANVAS, LINE, requireFit} from './text';

const HEAD_HEIGHT = 34;
const HEAD_GAP = 6;
const MESSAGE_HEIGHT = 40;
const STEP_GAP = 12;
const NOTE_PADDING = 7;
const GAP_HEIGHT = 28;

const HEIGHTS = {
  message: () => MESSAGE_HEIGHT,
  note: (lines: number) => lines * LINE + 2 * NOTE_PADDING + STEP_GAP,
  gap: () => GAP_HEIGHT + STEP_GAP,
};

const heightOf = (step: Step): number =>
  HEIGHTS[step.kind](step.kind === 'note' ? step.lines.length : 0);

/**
 * Draws lanes and, from top to bottom, the steps. Throws if a text does not fit or a lane is unknown.
 */
export function layoutSequence({lanes, steps}: Sequence): Drawing {
  const laneWidth = CANVAS / lanes.length;
  const boxWidth = laneWidth - 2 * HEAD_GAP;

  const centerOf = (id: string): number => {
    const index = lanes.findIndex((lane) => lane.id === id);
    if (index < 0) throw new Error(`Diagram: a step names the lane "${id}", which does not exist.`);
    return (index + 0.5) * laneWidth;
  };

  const draw = (step: Step, top: number): Shape[] => {
    if (step.kind === 'message') {
      const x = centerOf(step.from);
      const toX = centerOf(step.to);
      requireFit(step.label, 'label', Math.abs(toX - x) - 8);
      const y = top + MESSAGE_HEIGHT - STEP_GAP;
      const middle = (x + toX) / 2;
      return [
        {kind: 'line', x, y, toX, toY: y, tone: 'arrow'},
        {kind: 'text', x: middle, y: y - 8, anchor: 'middle', text: step.label, tone: 'label'},
      ];
    }
    if (step.kind === 'gap') {
      requireFit(step.label, 'label', CANVAS - 2 * HEAD_GAP);
      const x = HEAD_GAP;
      const width = CANVAS - 2 * HEAD_GAP;
      const y = top + GAP_HEIGHT / 2 + BASELINE;
      return [
        {kind: 'rect', x, y: top, width, height: GAP_HEIGHT, tone: 'gap'},
        {kind: 'text', x: CANVAS / 2, y, anchor: 'middle', text: step.label, tone: 'label'},
      ];
    }
    const center = centerOf(step.lane);
    const height = step.lines.length * LINE + 2 * NOTE_PADDING;
    return [
      {
        kind: 'rect',
        x: center - boxWidth / 2,
        y: top,
        width: boxWidth,
        height,
        tone: 'plain',
      },
      ...step.lines.map((text, index): Shape => {
        requireFit(text, 'note', boxWidth - 8);
        const y = top + NOTE_PADDING + (index + 0.5) * LINE + BASELINE;
        return {kind: 'text', x: center, y, anchor: 'middle', text, tone: 'note'};
      }),
    ];
  };

  const heads = lanes.flatMap(({id, title}): Shape[] => {
    requireFit(title, 'title', boxWidth - 8);
    const x = centerOf(id);
    const y = 1 + HEAD_HEIGHT / 2 + BASELINE;
    const left = x - boxWidth / 2;
    return [
      {kind: 'rect', x: left, y: 1, width: boxWidth, height: HEAD_HEIGHT, tone: 'accent'},
      {kind: 'text', x, y, anchor: 'middle', text: title, tone: 'title'},
    ];
  });

  let y = 1 + HEAD_HEIGHT + STEP_GAP;
  const drawn = steps.flatMap((step) => {
    const shapes = draw(step, y);
    y += heightOf(step);
    return shapes;
  });

  const lifelines = lanes.map(({id}): Shape => {
    const x = centerOf(id);
    return {kind: 'line', x, y: 1 + HEAD_HEIGHT, toX: x, toY: y, tone: 'lifeline'};
  });
  return {width: CANVAS, height: y, shapes: [...lifelines, ...heads, ...drawn]};
}
