import {apiReferences} from '../../../src/config/apiReference';

const [newest] = apiReferences;
if (newest === undefined) throw new Error('No docs version has a reference.');

/** The reference of the newest version. */
export const newestReference = newest;
