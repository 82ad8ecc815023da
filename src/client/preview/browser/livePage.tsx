import React, {useSyncExternalStore, type ComponentType} from 'react';

/** What a compiled page exports: its text, and what the theme reads beside it, such as \`toc\`. */
export interface PageModule {
  default: ComponentType<object>;
  [name: string]: unknown;
}

function besideText({default: _text, ...rest}: PageModule): string {
  return JSON.stringify(rest);
}

/** A component that shows the text of a page, whichever came last. */
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
    /** @returns false when more than the text changed, which others have to know of */
    update(next: PageModule): boolean {
      if (besideText(next) !== beside) return false;
      Text = next.default;
      for (const listener of listeners) listener();
      return true;
    },
  };
}
