/** What a content security policy must know of a page's HTML. Pure. */
import {createHash} from 'node:crypto';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** Hashes are CSP source expressions without quotes: `sha256-…` in base64. */
export type InlineCode = {
  /** Inline scripts that a browser executes. */
  scripts: ReadonlySet<string>;
  /** `<style>` elements. */
  styles: ReadonlySet<string>;
  /** `style` attributes: hash to the attribute's value. */
  styleAttributes: ReadonlyMap<string, string>;
  /** What no hash can allow: event handler attributes and `javascript:` URLs, as written. */
  forbidden: readonly string[];
  /** Values of `id`, and of `name` on links: what a URL's fragment can point at. */
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

/** Attributes whose value is a URL that a click or a load can run. */
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);

export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

function* elements(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) {
    yield node;
  }
  // A template's children hang on its content fragment.
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    yield* elements(child);
  }
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** @param html - a whole document */
export function readInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Map<string, string>();
  const forbidden: string[] = [];
  const anchors = new Set<string>();
  // Scripting off, so that what stands in <noscript> is elements and not text.
  for (const element of elements(parse(html, {scriptingEnabled: false}))) {
    const attributes = new Map(element.attrs.map(({name, value}) => [name, value]));
    for (const [name, value] of attributes) {
      if (name.startsWith('on')) {
        forbidden.push(`<${element.tagName} ${name}="${value}">`);
      } else if (urlAttributes.has(name) && value.trim().toLowerCase().startsWith('javascript:')) {
        forbidden.push(`<${element.tagName} ${name}="${value}">`);
      } else if (name === 'style') {
        styleAttributes.set(sha256(value), value);
      } else if (name === 'id' || (name === 'name' && element.tagName === 'a')) {
        anchors.add(value);
      }
    }
    const type = (attributes.get('type') ?? '').trim().toLowerCase();
    if (element.tagName === 'script' && !attributes.has('src') && executableTypes.has(type)) {
      scripts.add(sha256(textOf(element)));
    } else if (element.tagName === 'style') {
      styles.add(sha256(textOf(element)));
    }
  }
  return {scripts, styles, styleAttributes, forbidden, anchors};
}
