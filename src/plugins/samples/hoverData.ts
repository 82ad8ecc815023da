import type {PageTypes} from './core/model';
import {renderDocs} from './render/docs';
import {renderType, type PageTypes as RenderedTypes} from './render';

/** A page's hover data, with types and documentation rendered to the HTML that popups show. */
export function renderTypes(types: PageTypes): RenderedTypes {
  return {
    texts: types.texts.map(({type, docs}) => ({
      type: renderType(type),
      ...(docs ? {docs: renderDocs(docs)} : {}),
    })),
    blocks: types.blocks,
  };
}
