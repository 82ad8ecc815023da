/** Timers like those of Node.js: objects, which keep the program running until they have fired. */
import {hold} from './pending';
import {callingServer} from './places';
import {runTicks} from './ticks';

const native = {
  set: globalThis.setTimeout.bind(globalThis),
  clear: globalThis.clearTimeout.bind(globalThis),
};

/** A timer that does not keep the program running. */
export const later = (call: () => void, delay: number): unknown => native.set(call, delay);

const byId = new Map<number, Timeout>();

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

type Call = (...args: unknown[]) => void;

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
