import process from 'node:process';

/** Where the matrix wants the server. */
export const port = Number(process.argv[2]);
