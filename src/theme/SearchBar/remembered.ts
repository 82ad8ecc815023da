/** More characters than DocSearch's stored searches take: 11, of some 500 each. */
const roomForHits = 6000;

/** What DocSearch stores for a chosen hit. */
export interface RememberedHit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
  version: string | null;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** A link of the site or the web, rather than a `javascript:` URL. */
export function isSafeUrl(url: string): boolean {
  return URL.canParse(url, window.location.href)
    ? /^https?:$/.test(new URL(url, window.location.href).protocol)
    : false;
}

/**
 * Stored text. DocSearch renders it as HTML, so nothing in it may start a tag; escaping is
 * idempotent.
 */
function readText(value: unknown): string | null {
  return typeof value === 'string' ? value.replaceAll('<', '&lt;') : null;
}

/**
 * A hit with the fields that DocSearch reads, or nothing if one of them does not have the expected
 * shape.
 */
function readHit(item: unknown): RememberedHit | undefined {
  if (!(item instanceof Object)) return undefined;
  const {objectID, url, type, hierarchy, content, version} = item as Record<string, unknown>;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isSafeUrl(url)) return undefined;
  if (typeof type !== 'string' || ![...levels, 'content'].includes(type)) return undefined;
  if (!(hierarchy instanceof Object)) return undefined;
  return {
    objectID,
    url,
    type,
    hierarchy: Object.fromEntries(
      levels.map((level) => [level, readText((hierarchy as Record<string, unknown>)[level])]),
    ),
    content: readText(content),
    version: readText(version),
  };
}

function readList(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

const readHits = (text: string): RememberedHit[] =>
  (readList(text) ?? []).flatMap((item) => readHit(item) ?? []);

const keyOf = (kind: 'RECENT' | 'FAVORITE', indexName: string): string =>
  `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;

/** The most recently chosen hits, latest first. */
export function recentHits(indexName: string): RememberedHit[] {
  try {
    return readHits(localStorage.getItem(keyOf('RECENT', indexName)) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Removes from the recent and favorite searches whatever does not have the shape of a hit. DocSearch
 * trusts its storage: it crashes on anything else, and renders it as HTML and as links.
 */
export function cleanRemembered(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE'] as const) {
    const key = keyOf(kind, indexName);
    try {
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      const hits = readHits(stored);
      if (hits.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(hits));
    } catch {
      // No storage, which DocSearch detects itself.
    }
  }
}

/**
 * Whether a chosen hit can be stored. DocSearch tests the storage with an empty value, which even a
 * full storage accepts, and then throws for the hit itself, so that Enter does nothing.
 */
export function canRemember(): boolean {
  const key = 'search-room';
  try {
    localStorage.setItem(key, ' '.repeat(roomForHits));
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
