/**
 * What several `<Head>` components together say about the document's head, by the rules of
 * `react-helmet-async`: `helmet.ts` beside this file writes it.
 */
import {Children, Fragment, isValidElement, type ReactNode} from 'react';

type Attributes = Record<string, string>;

export interface Tag {
  name: string;
  attributes: Attributes;
  text: string;
}

export interface Head {
  /** Of the elements that a document has once: the tag with that name. */
  html: Tag;
  body: Tag;
  title: Tag;
  /** All others, those of outer components first. */
  tags: Tag[];
}

/** Attributes by which a tag of an inner component takes the place of an outer one's. */
const identifying: Partial<Record<string, string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/** React's names of attributes that are not HTML's in lower case. */
const htmlNames: Partial<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    const {children: inner, ...props} = child.props;
    if (child.type === Fragment) return tagsOf(inner as ReactNode);
    const attributes = Object.entries(props).map(([name, value]) => [
      htmlNames[name] ?? name.toLowerCase(),
      value === undefined ? '' : String(value),
    ]);
    return {
      name: String(child.type),
      attributes: Object.fromEntries(attributes) as Attributes,
      text: [inner].flat().join(''),
    };
  });
}

/** The same for tags of which the document has one; undefined for a tag that says nothing. */
function identityOf({name, attributes, text}: Tag): string | undefined {
  let key: string | undefined;
  for (const attribute of Object.keys(attributes)) {
    if (!identifying[name]?.includes(attribute)) continue;
    // A page has one canonical address and many style sheets.
    if (key === 'rel' && attributes.rel === 'canonical') continue;
    if (attribute === 'rel' && attributes.rel === 'stylesheet') continue;
    key = attribute;
  }
  const value = text || (key && attributes[key]);
  return value && `${name} ${text ? '' : key} ${value.toLowerCase()}`;
}

/** @param heads what the components have in them, outer ones before inner ones */
export function headOf(heads: readonly ReactNode[]): Head {
  const once = (name: string): Tag => ({name, attributes: {}, text: ''});
  const head: Head = {html: once('html'), body: once('body'), title: once('title'), tags: []};
  const seen = new Set<string>();
  for (const children of [...heads].reverse()) {
    const own: Tag[] = [];
    const identities: string[] = [];
    for (const tag of tagsOf(children)) {
      const {name} = tag;
      if (name === 'html' || name === 'body' || name === 'title') {
        const inner = head[name];
        head[name] = {
          name,
          attributes: {...tag.attributes, ...inner.attributes},
          text: inner.text || tag.text,
        };
        continue;
      }
      const identity = identityOf(tag);
      if (!identity || seen.has(identity)) continue;
      identities.push(identity);
      own.push(tag);
    }
    // Not before: a component may say the same several times.
    for (const identity of identities) seen.add(identity);
    head.tags.unshift(...own);
  }
  return head;
}
