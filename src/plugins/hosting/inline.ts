/** What a content security policy needs to know about a page's HTML. Pure. */
import {createHash} from 'node:crypto';

import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';

/** Hashes are CSP source expressions without quotes: `sha256-…` in base64. */
export type InlineCode = {
  /** Inline scripts that a browser executes. */
  scripts: ReadonlySet<string>;
  /** `<style>` elements. */
  styles: ReadonlySet<string>;
  /** `style` attributes. */
  styleAttributes: ReadonlySet<string>;
  /** What no hash can allow: event handler attributes and `javascript:` URLs, as written. */
  forbidden: readonly string[];
  /** Values of `id`, and of `name` on links: valid targets of a URL's fragment. */
  anchors: ReadonlySet<string>;
};

/**
 * Script types that a browser runs or reads under `script-src`; any other is a data block, such as
 * JSON-LD. From the HTML standard, "prepare the script element" and its JavaScript MIME types.
 */
const executableTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'application/ecmascript',
  'text/ecmascript',
]);

/** Attributes, as hast names them, whose value is a URL that a click or a load can execute. */
const urlProperties = new Set(['href', 'src', 'action', 'formAction', 'xLinkHref']);

export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

function* elements(node: Nodes): Generator<Element> {
  if (node.type === 'element') {
    yield node;
  }
  // A template's children are in its content fragment.
  const {children} = 'content' in node && node.content ? node.content : {children: [], ...node};
  for (const child of children) {
    yield* elements(child);
  }
}

/** @param html - a whole document */
export function readInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const forbidden: string[] = [];
  const anchors = new Set<string>();
  for (const element of elements(fromHtml(html))) {
    const {tagName, properties} = element;
    for (const [name, property] of Object.entries(properties)) {
      const value = String(property);
      const isScript = /^\s*javascript:/i.test(value);
      if (name.startsWith('on') || (urlProperties.has(name) && isScript)) {
        forbidden.push(`<${tagName} ${name.toLowerCase()}="${value}">`);
      } else if (name === 'style') {
        styleAttributes.add(sha256(value));
      } else if (name === 'id' || (name === 'name' && tagName === 'a')) {
        anchors.add(value);
      }
    }
    const type = String(properties.type ?? '')
      .trim()
      .toLowerCase();
    if (tagName === 'script' && properties.src === undefined && executableTypes.has(type)) {
      scripts.add(sha256(toString(element)));
    } else if (tagName === 'style') {
      styles.add(sha256(toString(element)));
    }
  }
  return {scripts, styles, styleAttributes, forbidden, anchors};
}
