/**
 * Checks that a page which names a platform has been run there, or says that it was not. A page also
 * passes by its link to one that names the platform and passes.
 */
import path from 'node:path';

import type {Code, Link, Root, Table, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import type {ContentPage, Finding} from './page';

/** Platforms by name, each with the commands that run something on it. */
const platforms: readonly {name: string; named: RegExp; runs?: RegExp}[] = [
  {name: 'Bun', named: /\bBun\b/, runs: /^bun /m},
  {name: 'Deno', named: /\bDeno\b/, runs: /^deno /m},
  {name: 'workerd', named: /\b(?:Cloudflare|Workers|workerd)\b/, runs: /^npx wrangler /m},
  {name: 'Lambda', named: /\bLambda\b/},
  {name: 'Vercel', named: /\bVercel\b/},
  {name: 'Netlify', named: /\bNetlify\b/},
  {name: 'an edge runtime', named: /\bedge runtimes?\b/},
  {name: 'NestJS', named: /\bNestJS\b/},
  {name: 'Docker', named: /\bDocker\b|^docker /m},
  {name: 'Electron', named: /\bElectron\b/},
];

const saysNot = /\b(?:was|were) not (?:run|tested)\b|\b[Nn]othing was deployed\b/;
/** `tests/runtimes` compares its cells with what came out. */
const runsHeading = 'Where it runs';

type Platform = (typeof platforms)[number];

interface Reading {
  page: ContentPage;
  /** The line that names a platform first. */
  named: Map<Platform, number>;
  links: string[];
  says: boolean;
  /** The heads of tables with runs, and shell commands, which `tests/guides` follows. */
  runs: string;
}

/** The head of the table below the heading, which has a column for each platform. */
function columnsOf({children}: Root): string[] {
  const start = children.findIndex(
    (node) => node.type === 'heading' && toString(node) === runsHeading,
  );
  const table = children.slice(start + 1).find((node): node is Table => node.type === 'table');
  return start < 0 ? [] : (table?.children[0]?.children ?? []).map((cell) => toString(cell));
}

function read(page: ContentPage): Reading {
  const named = new Map<Platform, number>();
  const links: string[] = [];
  const commands: string[] = [];
  let says = false;
  visit(page.tree, (node) => {
    if (node.type === 'link') {
      const [target = ''] = (node as Link).url.split('#');
      if (target.startsWith('.'))
        links.push(path.posix.join(path.posix.dirname(page.file), target));
    }
    const isShell = node.type === 'code' && (node as Code).lang === 'bash';
    if (isShell) commands.push((node as Code).value);
    if (node.type !== 'text' && !isShell) return;
    const {value} = node as Text | Code;
    says ||= saysNot.test(value);
    for (const platform of platforms) {
      if (named.has(platform) || !platform.named.test(value)) continue;
      named.set(platform, node.position?.start.line ?? 1);
    }
  });
  const runs = [...columnsOf(page.tree), ...commands].join('\n');
  return {page, named, links, says, runs};
}

/** The pages that pass for a platform, grown from those that pass by themselves. */
function passing(platform: Platform, readings: readonly Reading[]): Set<string> {
  const naming = readings.filter(({named}) => named.has(platform));
  const isRun = ({runs}: Reading) =>
    new RegExp(`^${platform.name}$`, 'm').test(runs) || platform.runs?.test(runs);
  const passed = new Set(naming.filter((it) => it.says || isRun(it)).map(({page}) => page.file));
  for (let size = -1; size !== passed.size;) {
    size = passed.size;
    for (const {page, links} of naming) {
      if (links.some((link) => passed.has(link))) passed.add(page.file);
    }
  }
  return passed;
}

export function platformFindings(pages: readonly ContentPage[]): Finding[] {
  const readings = pages.filter(({kind}) => kind === 'doc').map(read);
  return platforms.flatMap((platform) => {
    const passed = passing(platform, readings);
    return readings.flatMap(({page: {file}, named}) => {
      const line = named.get(platform);
      if (line === undefined || passed.has(file)) return [];
      const message =
        `names ${platform.name}, where the page isn't run; write that it “was not tested” there, ` +
        'or link the page of these docs that is about this platform.';
      return [{file, line, message}];
    });
  });
}
