/** The pages that get a twin, from the model of pages. */
import type {Doc, DocsVersion, Post, SiteContent, WrittenPage} from '../../content/pages';

export interface TwinPage extends WrittenPage {
  /** The line below the source's address, such as the version it describes. */
  about: string;
}

export interface Section {
  /** The pages of a sidebar category; those above the first one have none. */
  title: string | undefined;
  pages: TwinPage[];
}

export interface TwinVersion extends Pick<DocsVersion, 'label' | 'path' | 'isNewest'> {
  /** All pages that have a twin. */
  pages: TwinPage[];
  /** The listed ones in sidebar order, followed by those that are in no sidebar. */
  sections: Section[];
}

export interface TwinSite {
  versions: TwinVersion[];
  /** Newest first. */
  posts: TwinPage[];
}

const isDoc = (page: DocsVersion['pages'][number]): page is Doc => page.kind === 'doc';

function versionOf(version: DocsVersion): TwinVersion {
  const sections: Section[] = [];
  const pages = version.pages.filter(isDoc).map((doc): TwinPage => {
    const twin = {...doc, about: `Documentation of tRPC ${version.label}.`};
    if (doc.unlisted) return twin;
    const title = doc.place ? [...doc.place.around, doc.place.heads][0] : 'More';
    const last = sections.at(-1);
    if (last && last.title === title) last.pages.push(twin);
    else sections.push({title, pages: [twin]});
    return twin;
  });
  return {...version, pages, sections};
}

function postOf(post: Post): TwinPage {
  const names = post.authors.join(', ');
  const day = post.date.toISOString().slice(0, 10);
  return {...post, about: `Blog post${names && ` by ${names}`}, ${day}.`};
}

export function toTwinSite({versions, posts}: SiteContent): TwinSite {
  return {versions: versions.map(versionOf), posts: posts.map(postOf)};
}
