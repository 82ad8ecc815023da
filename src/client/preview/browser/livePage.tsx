import React, {useSyncExternalStore, type ComponentType} from 'react';

/** What a compiled page exports: its component, and what the theme reads, such as `toc`. */
export interface PageModule {
  default: ComponentType<object>;
  [name: string]: unknown;
}

function besideText({default: _text, ...rest}: PageModule): string {
  return JSON.stringify(rest);
}

/** A component that shows the newest version of a page's text. */
export function createLivePage(page: PageModule) {
  let Text = page.default;
  const beside = besideText(page);
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Page(props: object) {
    const Current = useSyncExternalStore(subscribe, () => Text);
    return <Current {...props} />;
  }

  return {
    Page,
    /** @returns false when another export changed, which needs a reload of its importers */
    update(next: PageModule): boolean {
      if (besideText(next) !== beside) return false;
      Text = next.default;
      for (const listener of listeners) listener();
      return true;
    },
  };
}
