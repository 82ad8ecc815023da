import process from 'node:process';

/** Where the matrix wants the server. A Worker has no arguments, and any port will do in it. */
export const port = Number(process.argv[2] ?? 3000);
