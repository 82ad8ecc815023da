/**
 * An observer of a single link that implements what Docusaurus' `Link` uses. All instances share
 * one IntersectionObserver.
 */
type Callback = (entries: IntersectionObserverEntry[]) => void;

const callbacks = new WeakMap<Element, Callback>();
let shared: IntersectionObserver | undefined;

function notify(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) callbacks.get(entry.target)?.([entry]);
}

export default class LinkObserver {
  private link: Element | undefined;

  constructor(private readonly callback: Callback) {}

  observe(link: Element): void {
    this.link = link;
    callbacks.set(link, this.callback);
    shared ??= new IntersectionObserver(notify);
    shared.observe(link);
  }

  unobserve(link: Element): void {
    callbacks.delete(link);
    shared?.unobserve(link);
  }

  disconnect(): void {
    if (this.link) this.unobserve(this.link);
  }
}
