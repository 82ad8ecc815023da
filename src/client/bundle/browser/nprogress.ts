/**
 * Replaces the package `nprogress`: the bar that theme-classic shows at the top of the page while a
 * route is slow to load. It omits the glow at the end of the bar, whose styles would block every
 * page. The theme calls only these three functions.
 */

/** The initial share of the bar that is filled. */
const minimum = 0.08;
/** Milliseconds between two steps. */
const stepTime = 800;
/** Duration in milliseconds of one step, and of the final fade-out. */
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
  // Each step covers a share of what is left, so the bar never reaches the end.
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
