/** Where another TypeScript says something else than a page does, and why that misleads no reader. */
import type {Accepted} from './differences';

export const accepted: readonly Accepted[] = [];
