/**
 * The report of `npm run toolkit:check`, as Markdown that is readable in a terminal and in an issue.
 */
import type {Raise} from './releases';

export interface Report {
  raises: readonly Raise[];
  /** Lines of the samples' check: what no longer compiles, outputs that differ. */
  samples: string;
  /** Lines of the messages' check: quoted messages that no longer exist. */
  messages: string;
  /** Community packages that accept other versions of tRPC than their collection says. */
  community: string;
  /** Pages that can't be followed with what npm installs today. */
  guides: string;
}

const section = (title: string, lines: string): string[] =>
  lines.trim() === '' ? [] : [`## ${title}`, '', '```text', lines.trim(), '```', ''];

/**
 * Whether the docs describe the newest releases of tRPC and name them. A release that changes nothing
 * counts, too.
 */
export const holds = ({raises, samples, messages, community, guides}: Report): boolean =>
  raises.length === 0 &&
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

export function writeReport(report: Report): string {
  const {raises, samples, messages, community, guides} = report;
  const newer = raises.map(
    ({toolkit, packages: names, to}) =>
      `- \`${toolkit.folder}\`: ${names.join(', ')} ${toolkit.release} → ${to}`,
  );
  const diffs = raises.flatMap(({toolkit, packages, to}) =>
    packages.map((name) => `npm diff --diff=${name}@${toolkit.release} --diff=${name}@${to} src`),
  );
  return [
    titleOf(report),
    '',
    ...(newer.length > 0 ? [...newer, ''] : []),
    ...section('What shows the changes of the packages', diffs.join('\n')),
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
