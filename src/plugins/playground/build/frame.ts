/** The page that programs run in, whose policy refuses everything but them. */
import path from 'node:path';

import {build} from 'esbuild';

import {sha256} from '../../hosting/inline';

/**
 * No request leaves it, not even for an image. Its script is known by its hash; all else that runs came
 * in as text, and is a blob.
 */
export const framePolicy = (script: string): string =>
  `default-src 'none'; script-src '${sha256(script)}' blob:; worker-src blob:`;

export async function frameHtml(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '../frame/page.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    tsconfigRaw: {},
    write: false,
  });
  const script = outputFiles.map(({text}) => text.trim()).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy(script)}">
<meta name="robots" content="noindex">
<title>Playground</title>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}
