/** What `npm run samples -- --claims` prints. */
import type {Judged} from './proofs';

export interface PageClaims {
  /** Path relative to the site's root. */
  file: string;
  claims: Judged[];
}

interface Group {
  name: string;
  has(file: string): boolean;
}

const groups: Group[] = [
  {
    name: '11.x server and links',
    has: (file) => /^docs\/(?:server|client\/links)\//.test(file),
  },
  {name: '11.x', has: (file) => file.startsWith('docs/')},
  {name: '10.x', has: (file) => file.startsWith('versioned_docs/version-10.x/')},
  {name: '9.x', has: (file) => file.startsWith('versioned_docs/version-9.x/')},
  {name: 'all', has: () => true},
];

function shareOf(claims: readonly Judged[]): string {
  const proved = claims.filter((claim) => claim.proved).length;
  const percent = claims.length === 0 ? 100 : Math.floor((100 * proved) / claims.length);
  return `${String(percent).padStart(3)} %  ${proved} of ${claims.length}`;
}

/**
 * @param listed - whether statements without a proof follow their page
 * @returns lines: each page with its share, then groups of pages
 */
export function claimsReport(pages: readonly PageClaims[], listed: boolean): string[] {
  const perPage = pages.flatMap(({file, claims}) => {
    const open = claims.filter(({proved}) => !proved);
    return [
      `${shareOf(claims).padEnd(18)}  ${file}`,
      ...(listed ? open.map(({line, text}) => `  ${file}:${line} - ${text}`) : []),
    ];
  });
  const perGroup = groups.flatMap(({name, has}) => {
    const claims = pages.filter(({file}) => has(file)).flatMap((page) => page.claims);
    return claims.length === 0 ? [] : [`${shareOf(claims).padEnd(18)}  ${name}`];
  });
  return [...perPage, '', 'Statements of behavior with a proof nearby:', ...perGroup];
}
