/**
 * What structured data must contain for search engines to show it, from Google's documentation of
 * rich results: Article, Breadcrumb, Software app, Organization, Site name. Properties that are only
 * recommended there are required here if the site knows them. It does not know ratings and reviews,
 * so they are left out.
 */
import * as z from 'zod';

const address = z.url({protocol: /^https?$/, error: 'is not an absolute URL'});
const date = z.iso.datetime({offset: true, error: 'is not a date with time and zone'});
const text = z.string().min(1);

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
  sameAs: z.array(address),
});

const image = z.strictObject({
  '@type': z.literal('ImageObject'),
  url: address,
  width: z.literal('1200'),
  height: z.literal('630'),
});

const article = {
  '@id': address,
  url: address,
  mainEntityOfPage: address,
  headline: text.max(110),
  description: text,
  image,
  inLanguage: z.literal('en'),
  author: organization,
  publisher: organization,
  keywords: z.array(text).min(1).optional(),
};

const techArticle = z.strictObject({
  '@type': z.literal('TechArticle'),
  ...article,
  version: z.string().regex(/^\d+\.x$/),
});

const blogPosting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  ...article,
  datePublished: date,
  dateModified: date,
});

const blog = z.strictObject({
  '@type': z.literal('Blog'),
  '@id': address,
  url: address,
  name: text,
  description: text,
  inLanguage: z.literal('en'),
  publisher: organization,
  blogPost: z.array(blogPosting).min(1),
});

const step = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.number(),
  name: text,
  item: address,
});

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(step)
    .min(2, 'has less than two steps')
    .refine((steps) => steps.every(({position}, index) => position === index + 1), {
      error: 'does not count its steps from 1',
    }),
});

const softwareApplication = z.strictObject({
  '@type': z.literal('SoftwareApplication'),
  '@id': address,
  name: text,
  url: address,
  description: text,
  image: address,
  applicationCategory: z.literal('DeveloperApplication'),
  operatingSystem: text,
  softwareVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
  license: address,
  isAccessibleForFree: z.literal(true),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    price: z.literal('0'),
    priceCurrency: z.literal('USD'),
  }),
  author: organization,
  sameAs: z.array(address),
});

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: text,
  url: address,
  description: text,
  inLanguage: z.literal('en'),
  publisher: organization,
});

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(
      z.discriminatedUnion('@type', [
        techArticle,
        blogPosting,
        blog,
        breadcrumbList,
        softwareApplication,
        webSite,
      ]),
    )
    .min(1),
});

/** All URLs in a block, at any depth. */
function addressesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesOf)
    : [];
}

/**
 * @param block - a parsed block of JSON-LD
 * @param isMissing - whether a URL should be in the build but is not
 * @returns its problems, one per line
 */
export function dataProblems(block: unknown, isMissing: (address: string) => boolean): string[] {
  const result = graph.safeParse(block);
  const issues = result.success ? [] : result.error.issues;
  return [
    ...issues.map(({path, message}) => `${path.join('.')}: ${message}`),
    ...[...new Set(addressesOf(block))]
      .filter(isMissing)
      .map((url) => `${url} is not in the build`),
  ];
}

/** The types of the things that blocks describe, sorted. */
export function typesOf(blocks: readonly unknown[]): string[] {
  return blocks
    .flatMap((block) => graph.parse(block)['@graph'])
    .map((thing) => thing['@type'])
    .sort();
}
