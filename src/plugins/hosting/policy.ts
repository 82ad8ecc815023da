/**
 * The content security policy: generated from the pages' inline code, and checked against it. Pure.
 */
import type {InlineCode} from './inline';

const directives = [
  'default-src',
  'base-uri',
  'connect-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'style-src',
  'style-src-attr',
  'worker-src',
  'require-trusted-types-for',
  'trusted-types',
] as const;

export type Directive = (typeof directives)[number];

/** Source expressions as they appear in the policy, such as `'self'` or `https://example.com`. */
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

/**
 * - `hash`: each distinct `style` attribute is allowed by its hash (`'unsafe-hashes'`)
 * - `allow`: any `style` attribute is allowed; `<style>` elements still need their hash
 */
export type StyleAttributes = 'hash' | 'allow';

/** What the site's own pages need; anything else is blocked. */
const base: Sources = {
  // Firefox checks prefetches only against this directive. Everything else has a directive of its own
  // below, except frames, which stay blocked because `frame-ancestors` keeps the site out of its own
  // frames too.
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // The style sheet contains Infima's icons as data: URLs.
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'worker-src': ["'self'"],
};

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
export function writePolicy(
  pages: readonly InlineCode[],
  extra: readonly Sources[],
  styleAttributes: StyleAttributes,
): string {
  const attributes = quoted(pages.flatMap((page) => [...page.styleAttributes.keys()]));
  const computed: Sources = {
    'script-src': quoted(pages.flatMap((page) => [...page.scripts])),
    'style-src': quoted(pages.flatMap((page) => [...page.styles])),
    'style-src-attr':
      styleAttributes === 'allow'
        ? ["'unsafe-inline'"]
        : attributes.length > 0
          ? ["'unsafe-hashes'", ...attributes]
          : [],
  };
  return directives
    .flatMap((directive) => {
      const own = extra.length === 0 ? trustedTypes : {};
      const sources = [base, computed, own, ...extra].flatMap((part) => part[directive] ?? []);
      return sources.length > 0 ? [`${directive} ${[...new Set(sources)].join(' ')}`] : [];
    })
    .join('; ');
}

/** Parses a policy into its directives. */
export function readPolicy(policy: string): Map<string, Set<string>> {
  return new Map(
    policy.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(' ');
      return [directive, new Set(sources)] as const;
    }),
  );
}

/**
 * What the policy would block on a page. It only uses the policy's text, so it also catches a page
 * that was written or changed after the policy.
 */
export function policyProblems(policy: string, page: InlineCode): string[] {
  const sources = readPolicy(policy);
  const allows = (directive: Directive, hash: string) =>
    sources.get(directive)?.has(`'${hash}'`) ?? false;
  const anyAttribute = sources.get('style-src-attr')?.has("'unsafe-inline'") ?? false;
  return [
    ...[...page.scripts]
      .filter((hash) => !allows('script-src', hash))
      .map((hash) => `the policy lacks '${hash}' of an inline script`),
    ...[...page.styles]
      .filter((hash) => !allows('style-src', hash))
      .map((hash) => `the policy lacks '${hash}' of a <style> element`),
    ...[...page.styleAttributes]
      .filter(([hash]) => !anyAttribute && !allows('style-src-attr', hash))
      .map(([hash, value]) => `the policy lacks '${hash}' of style="${value}"`),
    ...page.forbidden.map(
      (code) => `no policy can allow ${code}; use a listener or a link instead`,
    ),
  ];
}
