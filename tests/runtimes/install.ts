/** The platforms, installed before the tests that need them. */
import path from 'node:path';

import {installIn} from '../support/installIn';

export const platformsFolder = path.join(import.meta.dirname, 'platforms');

export default (): Promise<void> => installIn(platformsFolder);
