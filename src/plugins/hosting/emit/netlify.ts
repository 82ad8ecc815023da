import {patternBase, type Redirects} from '../redirects';

/** A path of this site behind its base URL; a URL of another site as it is. */
export function withBase(baseUrl: string, to: string): string {
  return to.startsWith('/') ? baseUrl + to.slice(1) : to;
}

const note = `# Netlify and Cloudflare Pages read this file, and the first rule that matches answers.
# Each rule stands here twice because the redirect pages of hosts without rules exist as files:
# Netlify only passes over a file for "301!", which Cloudflare ignores as it doesn't know it;
# Cloudflare never looks at files before rules.
`;

/** The `_redirects` file. */
export function formatRedirects({exact, patterns}: Redirects, baseUrl: string): string {
  const rules = [
    ...exact.map(({from, to}) => `${withBase(baseUrl, from)} ${withBase(baseUrl, to)}`),
    ...patterns.map(
      ({from, to}) => `${withBase(baseUrl, from)} ${withBase(baseUrl, patternBase(to))}/:splat`,
    ),
  ];
  return `${note}${rules.flatMap((rule) => [`${rule} 301!`, `${rule} 301`]).join('\n')}\n`;
}
