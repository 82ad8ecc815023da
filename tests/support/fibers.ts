import type {Page} from '@playwright/test';

/** The part of a React fiber that leads to the others: https://github.com/acdlite/react-fiber-architecture. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
}

/**
 * Counts what React has hydrated: components, elements and texts. Its work grows with that number, which,
 * unlike a time, is the same on every machine.
 */
export function countFibers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const container = document.querySelector('#__docusaurus');
    const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const root = key && container ? (Reflect.get(container, key) as Fiber) : undefined;
    if (!root) throw new Error('React has not hydrated the page.');
    let count = 0;
    const open: Fiber[] = [root];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      count += 1;
      if (fiber.sibling) open.push(fiber.sibling);
      if (fiber.child) open.push(fiber.child);
    }
    return count;
  });
}
