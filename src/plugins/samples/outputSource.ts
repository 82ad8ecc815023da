import type {Fence, Page} from './core/model';

/** A file that tsx, which the quickstarts install, can run. */
const isProgram = (title: string | undefined) => /^[\w./[\]-]+\.[cm]?tsx?$/.test(title ?? '');

/**
 * What printed the output that a fence shows: the command for it, if readers see its file, else the
 * file that the author names.
 */
export function outputSource({fences}: Page, {index, output}: Fence): string | undefined {
  const named = typeof output === 'string' ? output : undefined;
  const printer = named
    ? fences.find(({title, role}) => title === named && role !== undefined)
    : fences.filter((fence) => fence.index < index && fence.role === 'run').at(-1);
  // The commands of a followed program are on its page.
  if (!printer || printer.hidden || printer.followed || !isProgram(printer.title)) return named;
  return `npx tsx ${printer.title}`;
}
