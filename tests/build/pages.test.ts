import {describe, expect, it} from 'vitest';

import {built} from './built';

describe("pages that make a mistake, with this site's own theme", () => {
  const build = built(['minimal', 'broken-pages'], {shareSource: true});

  it('end the build', () => {
    expect(build().code).toBe(1);
  });

  it('missing doc id: the error lists the available ids', () => {
    expect(build().output).toMatch(
      /Couldn't find any doc with id "quickstart".*\s+Available doc ids are:\s+- intro/,
    );
  });

  it('missing sidebar id: the error lists the available ids', () => {
    expect(build().output).toMatch(
      /Can't find any sidebar with id "tutorial".*\s+Available sidebar ids are:\s+- main\s+- hollow/,
    );
  });

  it('docs sidebar navbar item with nothing to link to', () => {
    expect(build().output).toContain(
      `Sidebar with ID "hollow" doesn't have anything to be linked to.`,
    );
  });

  it('unknown navbar item type', () => {
    expect(build().output).toContain('No NavbarItem component found for type "custom-clock".');
  });

  it('storage used during server rendering', () => {
    expect(build().output).toContain('Illegal storage API usage for storage key "color".');
  });

  it('page module without a default export', () => {
    expect(build().output).toMatch(
      /The page component at \/no-default-export doesn't have a default export.*impossible to render anything/,
    );
  });
});
