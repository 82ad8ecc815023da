/**
 * Describes the site with the schema.org vocabulary, as JSON-LD. Pure; the types are schema.org's, so
 * that the compiler rejects unknown properties. Every URL is absolute.
 */
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  Organization,
  SoftwareApplication,
  TechArticle,
  Thing,
  WebSite,
} from 'schema-dts';

export interface SiteFacts {
  /** The name of project and site. */
  name: string;
  /** Address of the landing page. */
  home: string;
  tagline: string;
  /** Address of an image of the logo. */
  logo: string;
  /** Address of the project's repository. */
  repository: string;
}

/** One breadcrumb between the landing page and a page. */
export interface Crumb {
  name: string;
  url: string;
}

/** What articles of each kind share. */
export interface Article {
  url: string;
  title: string;
  description: string;
  /** Address of the preview image. */
  image: string;
  keywords: readonly string[];
}

export interface Post extends Article {
  /** RFC 3339, like the next one. */
  published: string;
  modified: string | undefined;
}

export function toGraph(...things: Thing[]): Graph {
  return {'@context': 'https://schema.org', '@graph': things};
}

/** The project, which writes and publishes all pages. */
function organization({name, home, logo, repository}: SiteFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name,
    url: home,
    logo,
    sameAs: [repository],
  };
}

export function webSite(site: SiteFacts): WebSite {
  const {name, home, tagline} = site;
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name,
    url: home,
    description: tagline,
    inLanguage: 'en',
    publisher: organization(site),
  };
}

/** @param trail - from the landing page to this page, which is last */
export function breadcrumbs(trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function article(site: SiteFacts, {url, title, description, image, keywords}: Article) {
  return {
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description,
    image: {'@type': 'ImageObject', url: image, width: '1200', height: '630'},
    inLanguage: 'en',
    author: organization(site),
    publisher: organization(site),
    ...(keywords.length > 0 ? {keywords: [...keywords]} : {}),
  } as const;
}

/** @param version - of the docs, such as `11.x` */
export function techArticle(site: SiteFacts, doc: Article, version: string): TechArticle {
  return {'@type': 'TechArticle', ...article(site, doc), version};
}

export function blogPosting(site: SiteFacts, post: Post): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...article(site, post),
    datePublished: post.published,
    dateModified: post.modified ?? post.published,
  };
}

export function blog(
  site: SiteFacts,
  {url, title, description}: Pick<Article, 'url' | 'title' | 'description'>,
  posts: readonly Post[],
): Blog {
  return {
    '@type': 'Blog',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'en',
    publisher: organization(site),
    blogPost: posts.map((post) => blogPosting(site, post)),
  };
}

/** @param version - the released version that the newest docs describe */
export function software(
  site: SiteFacts,
  {description, image, version}: {description: string; image: string; version: string},
): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${site.home}#software`,
    name: site.name,
    url: site.home,
    description,
    image,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    softwareVersion: version,
    license: 'https://opensource.org/license/mit',
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
    author: organization(site),
    sameAs: [site.repository],
  };
}
