/** An application of Next.js whose routes serve the router, one in the Pages and one in the App Router. */
import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';

import {bundle, matrixFolder} from './bundle';

/** The command of Next.js in the toolkit. */
export const nextCommand = createRequire(path.join(matrixFolder, 'router.ts')).resolve(
  'next/dist/bin/next',
);

/** By file of `servers`, where Next.js finds it. */
const routes = {
  'next-pages.mjs': 'pages/api/trpc/[trpc].js',
  'next-app.ts': 'app/api/app/[trpc]/route.js',
};

const applications = new Map<string, Promise<string>>();

/**
 * Builds the application, once in a folder.
 *
 * @throws Error when Next.js can't build it, with what it printed
 */
export function nextApplication(folder: string): Promise<string> {
  const application = applications.get(folder) ?? buildApplication(path.join(folder, 'next'));
  applications.set(folder, application);
  return application;
}

async function buildApplication(folder: string): Promise<string> {
  for (const [server, route] of Object.entries(routes)) {
    await bundle(server, path.join(folder, route));
  }
  // Next.js takes the folder of the nearest lockfile for the application's otherwise.
  await fs.writeFile(
    path.join(folder, 'next.config.mjs'),
    `export default {outputFileTracingRoot: ${JSON.stringify(folder)}};\n`,
  );
  await promisify(execFile)(process.execPath, [nextCommand, 'build', folder], {
    env: {...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1'},
  });
  return folder;
}
