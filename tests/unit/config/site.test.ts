import {describe, expect, it} from 'vitest';

import config from '../../../docusaurus.config';
import {navbar} from '../../../src/config/navbar';

describe('the site configuration', () => {
  it('fails a build on broken links and duplicate routes, and warns about broken anchors', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'throw',
      onDuplicateRoutes: 'throw',
      onBrokenAnchors: 'warn',
    });
  });

  it('has one locale, and URLs without a slash at the end', () => {
    expect(config.i18n?.locales).toEqual(['en']);
    expect(config.trailingSlash).toBe(false);
  });

  // It shows nothing as long as there is one locale.
  it('has the locale switcher in its place', () => {
    const types = navbar.items.map(({type}) => type);
    expect(types.slice(-3)).toEqual(['docsVersionDropdown', 'localeDropdown', 'search']);
  });
});
