/**
 * The content of a card, and its location. Shared with the browser, so nothing here may need Node.
 */

export interface Card {
  title: string;
  /** The page's breadcrumbs, outermost first, such as `['Server', 'Adapters']`; may be empty. */
  section: readonly string[];
  /** In the corner: what the page belongs to, such as `Docs 11.x`. */
  badge?: string;
  /** One or two sentences below the title. */
  description?: string;
  /** The background; `night` by default. */
  tone?: 'night' | 'blue';
}

/** In pixels: the size that Open Graph consumers show uncropped (1.91 to 1). */
export const cardSize = {width: 1200, height: 630};

/**
 * @param pathname - URL path of a page, base URL included, without a trailing slash
 * @param baseUrl - starts and ends with a slash
 * @returns URL path of the page's card, such as `/img/cards/docs/quickstart.png`
 */
export function cardPath(pathname: string, baseUrl: string): string {
  return `${baseUrl}img/cards/${pathname.slice(baseUrl.length) || 'index'}.png`;
}
