/** Our TypeDoc plugin: the option `reference`, the router `purpose` and the theme `reference`. */
import fs from 'node:fs';
import path from 'node:path';

import {type Application, type ManuallyValidatedOption, ParameterType} from 'typedoc';
import {
  type MarkdownApplication,
  type MarkdownPageEvent,
  type MarkdownRendererEvent,
  MarkdownTheme,
} from 'typedoc-plugin-markdown';

import type {Guide} from '../links/guides';
import type {Reference} from '../options';
import {planPages} from '../plan';
import {type Context, createContext} from './context';
import {renderPage} from './pages';
import {PurposeRouter} from './router';

declare module 'typedoc' {
  interface TypeDocOptionMap {
    /** Already validated where it is created, in src/config. */
    reference: ManuallyValidatedOption<Reference & {guides: readonly Guide[]}>;
  }
}

class ReferenceTheme extends MarkdownTheme {
  context?: Context;

  override render({url}: MarkdownPageEvent): string {
    const {context} = this;
    const page = context && planPages(context.reference.contents).find(({file}) => file === url);
    if (!page) throw new Error(`${url}: not a page of the reference, or rendered too early`);
    return renderPage(context, page);
  }

  /** The sidebars of the docs list the pages: src/sidebars. */
  override getNavigation(): [] {
    return [];
  }
}

/** Loaded after typedoc-plugin-markdown. */
export function loadReference(app: Application): void {
  const {renderer} = app as MarkdownApplication;
  app.options.addDeclaration({
    name: 'reference',
    help: 'The docs version that the reference belongs to, its contents, and its guides.',
    type: ParameterType.Mixed,
  });
  renderer.defineRouter('purpose', PurposeRouter);
  renderer.defineTheme('reference', ReferenceTheme);
  renderer.preMarkdownRenderAsyncJobs.push(
    async ({outputDirectory, project}: MarkdownRendererEvent) => {
      const {theme} = renderer;
      if (!(theme instanceof ReferenceTheme) || !(theme.router instanceof PurposeRouter)) return;
      theme.context = createContext(app, theme.router, project);
      const file = path.join(outputDirectory, 'symbols.json');
      fs.writeFileSync(file, `${JSON.stringify(theme.context.symbols, null, 1)}\n`);
    },
  );
}
