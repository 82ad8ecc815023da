// @ts-check
import path from 'node:path';

const lateState = JSON.stringify(path.join(import.meta.dirname, 'browser/useLateState.ts'));

/**
 * Makes the state updates of a module render in transitions. It is for state that is known only
 * after hydration, such as the width of the window: otherwise each update would render large parts
 * of the page in one task.
 *
 * @param {string} source of a module that imports `useState` from React
 */
export default function lateStateLoader(source) {
  const withoutState = source.replace(
    /^(import (?:React, )?\{[^}]*?) ?\buseState,?([^}]*\} from 'react';)$/m,
    '$1$2',
  );
  if (withoutState === source || !source.includes('useState(')) {
    throw new Error("A module no longer imports useState from 'react'; see src/client/UPGRADE.md.");
  }
  return `import useState from ${lateState};\n${withoutState}`;
}
