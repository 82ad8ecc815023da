import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import lateStateLoader from '@site/src/client/hydration/late-state-loader.mjs';

test.each([
  'theme-common/lib/hooks/useWindowSize.js',
  'theme-common/lib/contexts/navbarSecondaryMenu/content.js',
  'theme-common/lib/contexts/navbarSecondaryMenu/display.js',
  'plugin-content-docs/lib/client/docsPreferredVersion.js',
])('%s has state that changes in a transition', (file) => {
  const source = readFileSync(`node_modules/@docusaurus/${file}`, 'utf8');
  const [first, ...rest] = lateStateLoader(source).split('\n');
  expect(first).toMatch(/^import useState from ".*\/browser\/useLateState\.ts";$/);
  const [ofReact] = rest.filter((line) => line.endsWith(" from 'react';"));
  expect(ofReact).toContain('useEffect');
  expect(ofReact).not.toContain('useState');
  expect(rest.join('\n')).toContain('useState(');
});

test('a module without state stops the build', () => {
  expect(() => lateStateLoader("import {useMemo} from 'react';")).toThrow(/no longer imports/);
});
