/** The page that a URL leads to on a host, and the number of redirects on the way. */
import type {Host} from './host';

/**
 * - `page`: with the HTML of the page that was expected
 * - `elsewhere`: at an address of another site, as expected
 * - `lost`: anything else
 */
type End = 'page' | 'elsewhere' | 'lost';

export type Route = {from: string; hops: number; end: End};

const mostHops = 5;

/** The file that holds a page, in every packed build. */
const fileOf = (page: string): string => (page === '/' ? 'index.html' : `${page.slice(1)}.html`);

/** @param to - the final page, with an anchor or not, or an address of another site */
export async function follow(host: Host, from: string, to: string): Promise<Route> {
  let url = from;
  for (let hops = 0; hops <= mostHops; hops++) {
    const {status, headers, file, body} = await host.ask(url);
    if (status < 300 || status >= 400) {
      const [page = ''] = to.split('#');
      const isPage =
        status === 200 &&
        (file?.endsWith(fileOf(page)) ?? (body !== undefined && isBodyOf(body, url, page)));
      return {from, hops, end: isPage ? 'page' : 'lost'};
    }
    const location = headers.location ?? '';
    if (!location.startsWith('/')) {
      const isRight = URL.canParse(to) && new URL(location).href === new URL(to).href;
      return {from, hops: hops + 1, end: isRight ? 'elsewhere' : 'lost'};
    }
    // A redirect that is right leads to the anchor as well.
    if (to.includes('#') && !location.includes('#')) return {from, hops: hops + 1, end: 'lost'};
    url = location.split('#', 1)[0] ?? '';
  }
  return {from, hops: mostHops, end: 'lost'};
}

/** A host that sends bodies is asked for the page under its clean URL only. */
function isBodyOf(body: string, url: string, page: string): boolean {
  return url === page && body.includes('id=__docusaurus') && !body.includes('Page not found');
}
