/** The compilers, installed before the tests that need them. */
import path from 'node:path';

import {installIn} from '../support/installIn';

export const compilersFolder = path.join(import.meta.dirname, 'compilers');

export default (): Promise<void> => installIn(compilersFolder);
