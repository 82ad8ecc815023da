/**
 * `process.nextTick`: ahead of the promises that a timer's call leaves behind, or else after all
 * promises, as in a module of Node.js.
 */
type Call = (...args: unknown[]) => void;

const ticks: (() => void)[] = [];
const {port1, port2} = new MessageChannel();

export function runTicks(): void {
  for (let tick = ticks.shift(); tick; tick = ticks.shift()) tick();
}

port1.onmessage = runTicks;

export function nextTick(call: Call, ...args: unknown[]): void {
  ticks.push(() => call(...args));
  port2.postMessage(undefined);
}
