/** Takes the place of a page's `client/browser.tsx`, which renders without a browser, in a browser. */
import {Profiler, type ReactElement} from 'react';
import {createRoot} from 'react-dom/client';

const isShown = (node: Element) => !(node instanceof HTMLElement) || node.style.display !== 'none';

function html(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const children = [...node.childNodes].map(html).join('');
  const name = node.localName;
  return isShown(node) ? `<${name}>${children}</${name}>` : '';
}

/** In a browser, TanStack Query tries a query four times, which takes seven seconds. */
const untilMs = 20_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Renders with effects and prints what is on the page after each change. */
export function open(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  let last = '';
  function look() {
    const now = [...container.childNodes].map(html).join('');
    if (now !== last && now !== '') console.log(now);
    last = now;
  }
  const watched = (content: ReactElement) => (
    <Profiler id="page" onRender={look}>
      {content}
    </Profiler>
  );
  root.render(watched(element));
  return {
    async until(text: string) {
      for (let waited = 0; waited < untilMs; waited += 5) {
        if (last.includes(text)) return;
        await pause(5);
      }
      throw new Error(`never saw ${text}, but ${last}`);
    },
    click(label: string) {
      const button = [...container.querySelectorAll('button')].find(
        ({textContent}) => textContent === label,
      );
      if (!button) throw new Error(`there is no button ${label} in ${last}`);
      button.click();
    },
    async rerender(next: ReactElement) {
      root.render(watched(next));
      await pause(50);
    },
    close() {
      root.unmount();
    },
  };
}
