export type ContentKind = 'doc' | 'partial' | 'post';

/**
 * The kind of a content file: a page of the docs, a part of the landing page, or a post.
 *
 * @param file - relative to the site's root, with forward slashes
 */
export function kindOf(file: string): ContentKind {
  if (file.startsWith('blog/')) return 'post';
  return file.includes('/landing-intro/') ? 'partial' : 'doc';
}
