/** The page that programs run in, whose policy refuses everything but them. */
import path from 'node:path';

import {build} from 'esbuild';

import {escapeHtml} from '../../../content/escape';
import {sha256} from '../../hosting/inline';

/** A document and the policy that it is to be served with. */
export interface FramePage {
  text: string;
  policy: string;
}

/**
 * No request leaves it, not even for an image. Its script is known by its hash; all else that runs came
 * in as text, and is a blob. In the document, where hosts know no headers, and in the header, with what
 * only counts there: it is no part of other sites, and has an origin of its own however it is opened.
 */
const inDocument = (script: string): string =>
  `default-src 'none'; script-src '${sha256(script)}' blob:; worker-src blob:`;
const inHeader = (script: string): string =>
  `${inDocument(script)}; frame-ancestors 'self'; sandbox allow-scripts`;

/** As XHTML, so that no host takes it for a page with a clean address, and no search engine for one to show. */
export async function framePage(): Promise<FramePage> {
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
  const text = `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en">
<head>
<meta http-equiv="Content-Security-Policy" content="${inDocument(script)}" />
<meta name="robots" content="noindex" />
<title>Playground</title>
</head>
<body>
<script>${escapeHtml(script)}</script>
</body>
</html>
`;
  return {text, policy: inHeader(script)};
}
