/** The hosts' engines, installed before the tests that ask them. */
import path from 'node:path';

import {installIn} from '../support/installIn';

export const enginesFolder = path.join(import.meta.dirname, 'engines');

export default (): Promise<void> => installIn(enginesFolder);
