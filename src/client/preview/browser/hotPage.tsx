import React, {Component, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';

/** What a compiled page exports: its component, and what the theme reads, such as `toc`. */
export interface PageModule {
  default: ComponentType<object>;
  [name: string]: unknown;
}

function besideText({default: _text, ...rest}: PageModule): string {
  return JSON.stringify(rest);
}

interface CrashBoundaryProps {
  /** The page's name, for the message. */
  file: string;
  Text: ComponentType<object>;
  children: ReactNode;
}

interface CrashBoundaryState {
  Text: ComponentType<object>;
  error?: unknown;
}

/** An error boundary that shows the crash in place of the page until the page's text changes. */
class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  state: CrashBoundaryState = {Text: this.props.Text};

  static getDerivedStateFromProps({Text}: CrashBoundaryProps, state: CrashBoundaryState) {
    return Text === state.Text ? null : {Text, error: undefined};
  }

  static getDerivedStateFromError(error: unknown) {
    return {error};
  }

  render(): ReactNode {
    const {error} = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div role="alert" className="alert alert--danger">
        <strong>{this.props.file} crashed.</strong>{' '}
        {error instanceof Error ? error.message : String(error)}
      </div>
    );
  }
}

/**
 * A component that renders the latest version of a page's text.
 *
 * @param file - relative to the site's root
 */
export function createHotPage(page: PageModule, file: string) {
  let Text = page.default;
  const beside = besideText(page);
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Page(props: object) {
    const Current = useSyncExternalStore(subscribe, () => Text);
    return (
      <CrashBoundary file={file} Text={Current}>
        <Current {...props} />
      </CrashBoundary>
    );
  }

  return {
    Page,
    /** @returns false if another export changed, which requires its importers to reload */
    update(next: PageModule): boolean {
      if (besideText(next) !== beside) return false;
      Text = next.default;
      for (const listener of listeners) listener();
      return true;
    },
  };
}
