/** The content security policy, generated from the pages' inline code. Pure. */
import type {InlineCode} from './inline';

/** What the site's own pages need, in the order of the policy; anything else is blocked. */
const base = {
  // Firefox checks prefetches only against this directive. Everything else has a directive of its own
  // below, except frames, which stay blocked because `frame-ancestors` keeps the site out of its own
  // frames too.
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'frame-src': [],
  // The style sheet contains Infima's icons as data: URLs.
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': [],
  'worker-src': ["'self'"],
  'require-trusted-types-for': [],
  'trusted-types': [],
};

type Directive = keyof typeof base;

/** Source expressions as they appear in the policy, such as `'self'` or `https://example.com`. */
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/**
 * Only the page's own policy may turn text into scripts or HTML (`src/client/hydration`). Third-party
 * code loads scripts from hosts that this policy rejects, so the directive is omitted if any is
 * enabled.
 */
const trustedTypes: Sources = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

function quoted(hashes: Iterable<string>): string[] {
  return [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
}

/**
 * One policy for the whole site: its pages share their few inline scripts, so a policy per page would
 * repeat the same hundreds of times.
 *
 * @param extra - hosts of enabled third parties
 */
export function writePolicy(pages: readonly InlineCode[], extra: readonly Sources[]): string {
  const hashes = quoted(pages.flatMap((page) => [...page.styleAttributes]));
  const computed: Sources = {
    'script-src': quoted(pages.flatMap((page) => [...page.scripts])),
    'style-src': quoted(pages.flatMap((page) => [...page.styles])),
    'style-src-attr': hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : [],
  };
  const parts: readonly Sources[] = [
    base,
    computed,
    extra.length === 0 ? trustedTypes : {},
    ...extra,
  ];
  return (Object.keys(base) as Directive[])
    .map((directive) => [directive, ...parts.flatMap((part) => part[directive] ?? [])])
    .filter(({length}) => length > 1)
    .map((words) => [...new Set(words)].join(' '))
    .join('; ');
}
