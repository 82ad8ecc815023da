/** The docs versions that have a reference, and what each covers. `npm run version:cut` adds to it. */
import type {VersionName} from '../../../versions/list';
import type {ReferenceContents} from './types';
import {contents as v11} from './v11';

export const contents: Partial<Record<VersionName, ReferenceContents>> = {
  '11.x': v11,
};
