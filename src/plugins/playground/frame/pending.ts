/** What keeps a program running, as in Node.js: timers, requests and servers. Promises alone don't. */

let count = 0;

/** @returns gives it back, once */
export function hold(): () => void {
  count += 1;
  let isHeld = true;
  return () => {
    if (isHeld) count -= 1;
    isHeld = false;
  };
}

export const isIdle = (): boolean => count === 0;
