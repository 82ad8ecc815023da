/** Timers and ticks like those of Node.js. */
import {hold} from './pending';
import {callingServer} from './places';

const native = {
  set: globalThis.setTimeout.bind(globalThis),
  clear: globalThis.clearTimeout.bind(globalThis),
};

/** A timer that does not keep the program running. */
export const later = (call: () => void, delay: number): unknown => native.set(call, delay);

type Call = (...args: unknown[]) => void;

const ticks: (() => void)[] = [];
const {port1, port2} = new MessageChannel();

function runTicks(): void {
  for (let tick = ticks.shift(); tick; tick = ticks.shift()) tick();
}

port1.onmessage = runTicks;

/**
 * `process.nextTick`: ahead of the promises that a timer's call leaves behind, or else after all
 * promises, as in a module of Node.js.
 */
export function nextTick(call: Call, ...args: unknown[]): void {
  ticks.push(() => call(...args));
  port2.postMessage(undefined);
}

const byId = new Map<number, Timeout>();

/** A timer is an object, which keeps the program running until it has fired. */
class Timeout {
  private id = 0;
  private release: () => void = () => undefined;
  // A server's timers don't keep the program running, which would be another process.
  private isRef = callingServer() === undefined;
  private isActive = false;

  constructor(
    private readonly call: () => void,
    private readonly delay: number,
    private readonly repeats: boolean,
  ) {
    this.start();
  }

  private start(): void {
    this.isActive = true;
    if (this.isRef) this.release = hold();
    this.id = Number(
      native.set(() => {
        byId.delete(this.id);
        this.stop();
        runTicks();
        // Restarted before the call, because the call may clear the timer or throw.
        if (this.repeats) this.start();
        this.call();
        runTicks();
      }, this.delay),
    );
    byId.set(this.id, this);
  }

  private stop(): void {
    this.isActive = false;
    this.release();
  }

  close(): this {
    native.clear(this.id);
    byId.delete(this.id);
    this.stop();
    return this;
  }

  refresh(): this {
    this.close();
    this.start();
    return this;
  }

  ref(): this {
    if (!this.isRef && this.isActive) this.release = hold();
    this.isRef = true;
    return this;
  }

  unref(): this {
    this.isRef = false;
    this.release();
    return this;
  }

  hasRef(): boolean {
    return this.isRef;
  }

  [Symbol.toPrimitive](): number {
    return this.id;
  }
}

const clear = (timer: unknown): void => {
  if (timer instanceof Timeout) timer.close();
  else byId.get(Number(timer))?.close();
};

export function installTimers(): void {
  Object.assign(globalThis, {
    setTimeout: (call: Call, delay = 1, ...args: unknown[]) =>
      new Timeout(() => call(...args), delay, false),
    setInterval: (call: Call, delay = 1, ...args: unknown[]) =>
      new Timeout(() => call(...args), delay, true),
    setImmediate: (call: Call, ...args: unknown[]) => new Timeout(() => call(...args), 0, false),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  });
}
