/** More characters than the searches that DocSearch keeps take up: 11, of some 500 each. */
const roomForHits = 6000;

function isHit(item: unknown): boolean {
  return (
    item instanceof Object &&
    ['objectID', 'url', 'type'].every((name) => typeof Reflect.get(item, name) === 'string') &&
    Reflect.get(item, 'hierarchy') instanceof Object
  );
}

function isListOfHits(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isHit);
  } catch {
    return false;
  }
}

/**
 * Removes recent and favorite searches that DocSearch can't read, which would break the page when the
 * modal opens: it takes whatever is stored for what it has stored itself.
 */
export function forgetUnreadable(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      if (!isListOfHits(localStorage.getItem(key) ?? '[]')) localStorage.removeItem(key);
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
