import type {ReactNode} from 'react';

import {layoutFlow} from './layout/flow';
import {layoutSequence} from './layout/sequence';
import styles from './styles.module.css';
import type {DiagramProps, Shape} from './types';

/** Length and half the width of an arrowhead. */
const HEAD = {length: 8, half: 4};

/** The triangle at the end of a line, drawn here because a shared <marker> would need an id. */
function headOf({x, y, toX, toY}: Extract<Shape, {kind: 'line'}>): string {
  const dx = Math.sign(toX - x);
  const dy = Math.sign(toY - y);
  const baseX = toX - dx * HEAD.length;
  const baseY = toY - dy * HEAD.length;
  return [
    [toX, toY],
    [baseX + dy * HEAD.half, baseY + dx * HEAD.half],
    [baseX - dy * HEAD.half, baseY - dx * HEAD.half],
  ]
    .map((point) => point.join())
    .join(' ');
}

function draw(shape: Shape): ReactNode {
  switch (shape.kind) {
    case 'rect': {
      const {kind, tone, ...box} = shape;
      return <rect key={`${kind} ${box.x} ${box.y}`} className={styles[tone]} rx={6} {...box} />;
    }
    case 'line':
      return (
        <g key={`${shape.x} ${shape.y} ${shape.toX} ${shape.toY}`} className={styles[shape.tone]}>
          <line x1={shape.x} y1={shape.y} x2={shape.toX} y2={shape.toY} />
          {shape.tone === 'arrow' && <polygon points={headOf(shape)} />}
        </g>
      );
    case 'text':
      return (
        <text
          key={`${shape.text} ${shape.x} ${shape.y}`}
          className={styles[shape.tone]}
          x={shape.x}
          y={shape.y}
          textAnchor={shape.anchor}
        >
          {shape.text}
        </text>
      );
  }
}

/** A figure drawn at build time: SVG that needs no script and follows the color mode. */
export default function Diagram({title, description, caption, diagram}: DiagramProps): ReactNode {
  const {width, height, shapes} =
    diagram.kind === 'flow' ? layoutFlow(diagram) : layoutSequence(diagram);
  return (
    <figure className={styles.figure}>
      <svg className={styles.svg} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        <desc>{description}</desc>
        {shapes.map(draw)}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
