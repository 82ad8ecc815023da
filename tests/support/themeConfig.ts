import type {Page} from '@playwright/test';

/** The JSON object that begins at `start`. */
function objectAt(text: string, start: number): string {
  let depth = 0;
  for (let end = start; end < text.length; end++) {
    if (text[end] === '{') depth++;
    if (text[end] === '}' && --depth === 0) return text.slice(start, end + 1);
  }
  throw new Error('The object has no end');
}

/**
 * Serves the main script with a theme configuration that differs from the build's. The HTML stays as
 * it was built.
 *
 * @param name - of an object in the theme configuration, whose texts contain no braces
 * @param change - its changed fields
 */
export async function changeThemeConfig(page: Page, name: string, change: object): Promise<void> {
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const label = `"${name}":`;
    const start = script.indexOf(`${label}{`);
    if (start === -1) throw new Error(`The main script has no ${label}`);
    const built = objectAt(script, start + label.length);
    const changed = JSON.stringify({...JSON.parse(built), ...change});
    await route.fulfill({response, body: script.replace(label + built, () => label + changed)});
  });
}
