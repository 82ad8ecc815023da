import {jsonLoader} from '../../client/release/browser/json';
import type {PageTypes} from '../../plugins/samples/render';

/** Loads the hover data of a page. */
export const pageTypes = jsonLoader<PageTypes>();
