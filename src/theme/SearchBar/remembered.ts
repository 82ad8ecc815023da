/** More characters than the searches that DocSearch keeps take up: 11, of some 500 each. */
const roomForHits = 6000;

/** What DocSearch keeps of a hit that was chosen. */
export interface RememberedHit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
  version: string | null;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** A link of the site or of the web, and no program. */
export function isSafeUrl(url: string): boolean {
  return URL.canParse(url, window.location.href)
    ? /^https?:$/.test(new URL(url, window.location.href).protocol)
    : false;
}

/**
 * Text that was stored. DocSearch shows it as HTML, so nothing in it may begin a tag; what is stored
 * again is the same.
 */
function readText(value: unknown): string | null {
  return typeof value === 'string' ? value.replaceAll('<', '&lt;') : null;
}

/** A hit with the fields that DocSearch reads of it, or nothing where one of them is not as it writes it. */
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

/** The hits that were chosen last, the latest first. */
export function recentHits(indexName: string): RememberedHit[] {
  try {
    return readHits(localStorage.getItem(keyOf('RECENT', indexName)) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Leaves of the recent and favorite searches what has the shape of a hit. DocSearch takes whatever is
 * stored for what it has stored itself: it breaks at anything else, and shows it as HTML and as links.
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
      // No storage, which DocSearch knows of.
    }
  }
}

/**
 * Whether a chosen hit can be stored. DocSearch finds out with an empty value, which a full storage
 * still takes, and then fails at the hit itself, so that Enter leads nowhere.
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
