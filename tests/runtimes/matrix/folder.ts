import path from 'node:path';
import process from 'node:process';

/**
 * The router, its servers and their client are in the toolkit's folder, because they import its
 * packages.
 */
export const matrixFolder = path.join(process.cwd(), 'toolkit/v11/matrix');
