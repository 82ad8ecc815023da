import {startTransition} from 'react';

/** Changes a state as soon as there is time, but not before the next frame is shown. */
export default function afterFrame(change: () => void): void {
  requestAnimationFrame(() => setTimeout(() => startTransition(change)));
}
