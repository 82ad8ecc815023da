/** Writes the pages of the reference: our theme for typedoc-plugin-markdown. */
import {type MarkdownPageEvent, MarkdownTheme} from 'typedoc-plugin-markdown';

import {urlOf} from '../options';
import {createContext, type RenderContext} from '../render/context';
import {planPages, renderPage} from '../render/pages';
import {readModel} from './read-model';
import {PurposeRouter} from './router';

export class ReferenceTheme extends MarkdownTheme {
  private context: RenderContext | undefined;

  /**
   * Reads what all pages need, once the router has built them, because formatting is asynchronous.
   */
  async prepare(): Promise<RenderContext> {
    const {router} = this;
    if (!(router instanceof PurposeRouter)) throw new Error('The theme needs its own router.');
    const reference = this.application.options.getValue('reference');
    this.context = createContext({
      contents: reference.contents,
      model: await readModel(reference, router),
      guides: reference.guides,
      url: urlOf(reference),
    });
    return this.context;
  }

  override render({url}: MarkdownPageEvent): string {
    const {context} = this;
    const page = context && planPages(context.contents).find(({file}) => file === url);
    if (!page) throw new Error(`${url}: not a page of the reference, or rendered too early`);
    return renderPage(context, page);
  }

  /** The sidebars of the docs list the pages: src/sidebars. */
  override getNavigation(): [] {
    return [];
  }
}
