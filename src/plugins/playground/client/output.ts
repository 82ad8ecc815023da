import type {Printed, RequestEvent, RunEvents} from '../api';

/** Characters; a loop that prints would fill the memory. */
const mostOutput = 1_000_000;
/** If a program never stops printing, only its last lines are shown. */
const mostShown = 1000;
/** Output that arrives in a burst is rendered at once. */
const showDelay = 30;

/** What a run has printed, and its requests. The program can send anything. */
export class Output {
  private printed: Printed[] = [];
  private readonly requests: RequestEvent[] = [];
  private characters = 0;
  private lines = 0;
  private requested = 0;
  private timer = 0;

  constructor(private readonly onShow: RunEvents['show']) {}

  /** @returns whether the program may go on */
  print({stream, text, server}: Printed): boolean {
    const own = String(text);
    this.characters += own.length;
    this.lines += own.split('\n').length - 1;
    this.add({
      stream: stream === 'error' ? 'error' : 'log',
      text: own,
      ...(server && {server: String(server)}),
    });
    if (this.characters <= mostOutput) return true;
    const end = `More than a million characters: ended after ${this.lines} lines.\n`;
    this.add({stream: 'error', text: end});
    return false;
  }

  private add(printed: Printed): void {
    this.printed.push(printed);
    if (this.printed.length > 2 * mostShown) this.printed = this.printed.slice(-mostShown);
    this.showSoon();
  }

  request({id, kind, text}: RequestEvent): void {
    this.requested += String(text).length;
    if (this.requested > mostOutput) return;
    this.requests.push({id: Number(id), kind, text: String(text)});
    this.showSoon();
  }

  private showSoon(): void {
    this.timer ||= window.setTimeout(() => this.show(), showDelay);
  }

  show(): void {
    this.drop();
    this.onShow(this.printed.slice(-mostShown), [...this.requests]);
  }

  /** Shows nothing more. */
  drop(): void {
    window.clearTimeout(this.timer);
    this.timer = 0;
  }
}
