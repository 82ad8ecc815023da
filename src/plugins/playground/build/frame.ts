/** The document that programs run in, whose policy blocks everything else. */
import {escapeHtml} from '../../../content/escape';
import {sha256} from '../../hosting/inline';
import {bundled} from './script';

/** A document and the policy that it has to be served with. */
export interface FramePage {
  text: string;
  policy: string;
}

/**
 * The policy allows no request, not even for an image. The script of the document is allowed by its
 * hash, and all other code is passed in as text and runs from a blob. The document repeats what a
 * `<meta>` element can contain, for hosts without headers. Two directives only work in the header:
 * other sites can't embed the document, and its origin is opaque even if it is opened on its own.
 */
const inDocument = (script: string): string =>
  `default-src 'none'; script-src '${sha256(script)}' blob:; worker-src blob:`;
const inHeader = (script: string): string =>
  `${inDocument(script)}; frame-ancestors 'self'; sandbox allow-scripts`;

/** XHTML, so that hosts don't give it a clean URL and search engines don't index it. */
export async function framePage(): Promise<FramePage> {
  const script = await bundled('frame/page.ts');
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
