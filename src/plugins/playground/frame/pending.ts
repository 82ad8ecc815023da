/**
 * Counts what keeps a program running, as in Node.js: timers, requests and servers, but not
 * promises.
 */

let count = 0;

/** @returns a function that releases it; further calls do nothing */
export function hold(): () => void {
  count += 1;
  let isHeld = true;
  return () => {
    if (isHeld) count -= 1;
    isHeld = false;
  };
}

export const isIdle = (): boolean => count === 0;
