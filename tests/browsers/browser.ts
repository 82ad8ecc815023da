/** A browser other than Chromium, as far as the states of this folder need one. */
export interface Browser {
  name: string;
  /** Size of the window's content, in CSS pixels; a browser may keep a width of its own above it. */
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page; its value must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Scrolls to the first element that a selector finds, and clicks it with the pointer. */
  click(selector: string): Promise<void>;
  /** Moves the pointer to the middle of the first element that a selector finds. */
  hover(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab' | 'Control+k'): Promise<void>;
  /** What the first element that a selector finds is to a screen reader; only WebDriver can say. */
  role?(selector: string): Promise<string>;
  /** @returns errors of the console since the last call, and exceptions that nothing caught */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

const patience = 15_000;

/** Waits until an expression is true in the page. */
export async function until(
  browser: Browser,
  what: string,
  expression: string,
  wait = patience,
): Promise<void> {
  const end = Date.now() + wait;
  for (;;) {
    // A page that is being left has no answer.
    const value = await browser.evaluate<boolean>(`!!(${expression})`).catch(() => false);
    if (value) return;
    if (Date.now() > end) throw new Error(`${browser.name}: ${what} did not come: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
