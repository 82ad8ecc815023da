/** Our TypeDoc plugin: the option `reference`, the router `purpose` and the theme `reference`. */
import fs from 'node:fs';
import path from 'node:path';

import {type Application, type ManuallyValidatedOption, ParameterType} from 'typedoc';
import type {MarkdownApplication, MarkdownRendererEvent} from 'typedoc-plugin-markdown';

import type {Guide} from '../links/guides';
import type {Reference} from '../options';
import {PurposeRouter} from './router';
import {ReferenceTheme} from './theme';

declare module 'typedoc' {
  interface TypeDocOptionMap {
    /** Already validated where it is created, in src/config. */
    reference: ManuallyValidatedOption<Reference & {guides: readonly Guide[]}>;
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
  renderer.preMarkdownRenderAsyncJobs.push(async ({outputDirectory}: MarkdownRendererEvent) => {
    const {theme} = renderer;
    if (!(theme instanceof ReferenceTheme)) return;
    const {symbols} = await theme.prepare();
    const file = path.join(outputDirectory, 'symbols.json');
    fs.writeFileSync(file, `${JSON.stringify(symbols, null, 1)}\n`);
  });
}
