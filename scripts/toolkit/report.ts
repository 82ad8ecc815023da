/**
 * The report of `npm run toolkit:check`, as Markdown that is readable in a terminal and in an issue.
 */
import {placesOf, type Difference, type Page} from './compare';
import type {Raise} from './releases';

/** The differences between the pinned release of one package and the newest. */
export interface PackageReport {
  name: string;
  from: string;
  to: string;
  differences: Difference[];
}

export interface Report {
  raises: readonly Raise[];
  packages: readonly PackageReport[];
  /** Lines of the samples' check: what no longer compiles, outputs that differ. */
  samples: string;
  /** Lines of the messages' check: quoted messages that no longer exist. */
  messages: string;
  /** Community packages that accept other versions of tRPC than their collection says. */
  community: string;
  /** Pages that can't be followed with what npm installs today. */
  guides: string;
}

const shownPlaces = 5;
const longest = 300;

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** How much of the common prefix of two texts is shown. */
const context = 40;

/** A text from shortly before its first difference to another. */
function from(text: string, other: string | undefined): string {
  const same = [...text].findIndex((character, index) => character !== other?.[index]);
  return short(same > context ? `…${text.slice(same - context)}` : text);
}

function describe(difference: Difference, pages: readonly Page[]): string[] {
  const {kind, name, before, after} = difference;
  const places = placesOf(difference, pages);
  const rest = places.length - shownPlaces;
  const where =
    places.length === 0
      ? 'on no page'
      : places.slice(0, shownPlaces).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return [
    `- **${kind}** \`${name}\` (${where})`,
    ...(before ? [`  - was: ${from(before, after)}`] : []),
    ...(after ? [`  - is: ${from(after, before)}`] : []),
  ];
}

const section = (title: string, lines: string): string[] =>
  lines.trim() === '' ? [] : [`## ${title}`, '', '```text', lines.trim(), '```', ''];

/**
 * Whether the docs describe the newest releases of tRPC and name them. A release that changes nothing
 * counts, too.
 */
export const holds = ({raises, packages, samples, messages, community, guides}: Report): boolean =>
  raises.length === 0 &&
  packages.every(({differences}) => differences.length === 0) &&
  [samples, messages, community, guides].every((lines) => lines.trim() === '');

/** What a run of the guides printed, without the lines of pages that can be followed. */
export const withoutWorking = (lines: string): string =>
  lines.replace(/^(?:works|unchanged|installed only) .*\n?/gm, '');

function titleOf(report: Report): string {
  if (report.raises.length > 0) return '# Newer releases than the docs are checked with';
  return holds(report)
    ? '# The docs are checked with the newest releases'
    : '# The docs fail with what npm installs today';
}

export function writeReport(report: Report, pages: readonly Page[]): string {
  const {raises, packages, samples, messages, community, guides} = report;
  const newer = raises.map(
    ({toolkit, packages: names, to}) =>
      `- \`${toolkit.folder}\`: ${names.join(', ')} ${toolkit.release} → ${to}`,
  );
  return [
    titleOf(report),
    '',
    ...(newer.length > 0 ? [...newer, ''] : []),
    ...packages
      .filter(({differences}) => differences.length > 0)
      .flatMap(({name, from, to, differences}) => [
        `## ${name}, ${from} to ${to}`,
        '',
        ...differences.flatMap((difference) => describe(difference, pages)),
        '',
      ]),
    ...section('Samples that no longer compile or print something else', samples),
    ...section('Messages that nobody says anymore', messages),
    ...section('Community packages that accept other versions', community),
    ...section('Pages that can’t be followed today', guides),
    ...(newer.length > 0
      ? [
          '`npm run toolkit:raise` pins these releases. What only newer ones do then belongs in `<Since>`, what only older ones do into `<Before>`.',
          '',
        ]
      : []),
  ].join('\n');
}
