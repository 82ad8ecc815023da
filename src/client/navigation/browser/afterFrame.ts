import {startTransition} from 'react';

/** Updates state in a transition, after the next frame. */
export default function afterFrame(change: () => void): void {
  requestAnimationFrame(() => setTimeout(() => startTransition(change)));
}
