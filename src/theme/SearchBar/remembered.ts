/** The recent and favorite searches, which DocSearch keeps in the browser's storage. */

/** The part of a chosen hit that is shown. */
export interface RememberedHit {
  objectID: string;
  url: string;
  hierarchy: Record<string, string | null>;
}

const keyOf = (kind: 'RECENT' | 'FAVORITE', indexName: string): string =>
  `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;

/** A link of the site or the web, rather than a `javascript:` URL. */
export function isSafeUrl(url: string): boolean {
  const {href} = window.location;
  return URL.canParse(url, href) && /^https?:$/.test(new URL(url, href).protocol);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isHit(item: unknown): item is RememberedHit {
  const {objectID, url, hierarchy} = (item ?? {}) as Partial<Record<keyof RememberedHit, unknown>>;
  return (
    isText(objectID) &&
    isText(url) &&
    isSafeUrl(url) &&
    hierarchy instanceof Object &&
    Object.values(hierarchy).every((title) => title === null || isText(title))
  );
}

const escape = (_key: string, value: unknown) =>
  isText(value) ? value.replaceAll('<', '&lt;') : value;

/** Only hits, without tags: DocSearch crashes on anything else, and renders texts as HTML. */
function read(key: string): RememberedHit[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]', escape) as unknown[];
    return stored.filter(isHit);
  } catch {
    return [];
  }
}

/** The most recently chosen hits, latest first. */
export function recentHits(indexName: string): RememberedHit[] {
  return read(keyOf('RECENT', indexName));
}

/**
 * Leaves only hits in the storage.
 *
 * @returns whether it can be written; DocSearch throws for a chosen hit if it is full
 */
export function cleanRemembered(indexName: string): boolean {
  try {
    for (const kind of ['RECENT', 'FAVORITE'] as const) {
      const key = keyOf(kind, indexName);
      localStorage.setItem(key, JSON.stringify(read(key)));
    }
    return true;
  } catch {
    return false;
  }
}
