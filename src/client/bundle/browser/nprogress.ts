/**
 * Replaces the package `nprogress`: the bar that theme-classic shows at the top of the page while a
 * route is slow to load. It lacks the glow at its end, because every page would wait for its styles.
 * The theme calls only these three functions.
 */

/** Share of the bar that is filled at the start. */
const minimum = 0.08;
/** Milliseconds between two steps. */
const stepTime = 800;
/** Milliseconds that a step takes, and the end to fade. */
const speed = 200;

let container: HTMLElement | undefined;
let steps: number | undefined;
let filled = 0;

function fill(share: number): void {
  filled = share;
  const bar = container?.firstElementChild as HTMLElement;
  bar.style.transform = `translate3d(${(share - 1) * 100}%, 0, 0)`;
  bar.style.transition = `all ${speed}ms ease`;
}

function start(): void {
  if (container) return;
  container = document.createElement('div');
  container.id = 'nprogress';
  container.innerHTML = '<div class="bar"></div>';
  document.body.append(container);
  fill(minimum);
  // A part of what is left, so that the end is never reached.
  steps = window.setInterval(() => fill(filled + (1 - filled) * 0.1), stepTime);
}

function done(): void {
  if (!container) return;
  window.clearInterval(steps);
  fill(1);
  const ended = container;
  container = undefined;
  ended.style.transition = `opacity ${speed}ms linear ${speed}ms`;
  ended.style.opacity = '0';
  window.setTimeout(() => ended.remove(), 2 * speed);
}

export default {configure() {}, start, done};
