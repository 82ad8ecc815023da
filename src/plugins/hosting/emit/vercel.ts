import type {HeaderRule} from '../headers';
import {patternBase, type Redirects} from '../redirects';
import {withBase} from './netlify';

/** The `vercel.json` file: headers, redirects, and URLs without `.html` and trailing slash. */
export function formatVercel(
  rules: readonly HeaderRule[],
  {exact, patterns}: Redirects,
  baseUrl: string,
): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({path, headers}) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({key, value})),
    })),
    redirects: [
      ...exact.map(({from, to}) => ({
        source: withBase(baseUrl, from),
        destination: withBase(baseUrl, to),
        statusCode: 301,
      })),
      ...patterns.map(({from, to}) => ({
        source: `${withBase(baseUrl, patternBase(from))}/:path*`,
        destination: `${withBase(baseUrl, patternBase(to))}/:path*`,
        statusCode: 301,
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
