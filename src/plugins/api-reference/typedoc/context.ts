/** What the parts of all pages share. */
import {type Application, type ProjectReflection, type Reflection} from 'typedoc';

import type {Guide} from '../links/guides';
import {createSymbolIndex, findUsages} from '../links/mentions';
import type {SymbolIndex} from '../links/remark-api-links';
import {type Reference, urlOf} from '../options';
import {Printer} from './print';
import type {Entry, PurposeRouter} from './router';
import type {Versions} from './sources';

export type Context = {
  reference: Reference;
  /** URL path of the reference, without the site's base URL. */
  url: string;
  router: PurposeRouter;
  printer: Printer;
  entries: ReadonlyMap<string, Entry>;
  guideByPath: ReadonlyMap<string, Guide>;
  symbols: SymbolIndex;
  /** Entry id -> guides that use it. */
  usages: ReadonlyMap<string, readonly Guide[]>;
  versions: Versions;
};

function guidesByPath(
  guides: readonly Guide[],
  {moved = {}}: Reference,
): ReadonlyMap<string, Guide> {
  const byPath = new Map(guides.map((guide) => [guide.path, guide]));
  for (const [from, to] of Object.entries(moved)) {
    const guide = byPath.get(`/${to.replace(/#.*/, '')}`);
    if (guide) byPath.set(`/${from}`, guide);
  }
  return byPath;
}

/** @param router - after it has built the pages */
export function createContext(
  app: Application,
  router: PurposeRouter,
  project: ProjectReflection,
): Context {
  const {guides, ...reference} = app.options.getValue('reference');
  const url = urlOf(reference);
  const {entries} = router;
  const symbols = createSymbolIndex(
    entries,
    (id) => `${url}/${id}`,
    reference.contents.commonWords,
  );
  return {
    reference,
    url,
    router,
    printer: new Printer(app, router, project, url),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    guideByPath: guidesByPath(guides, reference),
    symbols,
    usages: findUsages(entries, guides, symbols),
    versions: router.versions,
  };
}

/** URL of the entry that documents a reflection, or that it is a part of. */
export function urlAround({router, url}: Context, reflection: Reflection): string | undefined {
  let around: Reflection | undefined = reflection;
  while (around && !router.entries.some(({target}) => target === around)) around = around.parent;
  return around && `${url}/${router.getFullUrl(around)}`;
}
