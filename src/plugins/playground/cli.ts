/**
 * Counts the files and projects that can be edited, of those that the docs run: `npx tsx
 * src/plugins/playground/cli.ts`
 *
 * --list also names each program that can't, with its page
 */
import process from 'node:process';
import {parseArgs} from 'node:util';

import {refusalOf, type Program} from './core/programs';
import {projectRefusals, shareOf} from './core/share';
import {SitePlayground} from './sitePlayground';

const {values} = parseArgs({options: {list: {type: 'boolean', default: false}}});

function print(what: string, refusals: readonly (string | undefined)[]): void {
  const {total, editable, reasons} = shareOf(refusals);
  const share = Math.round((editable / total) * 100);
  console.log(`${editable} of ${total} ${what} can be edited: ${share} %.`);
  for (const [reason, count] of reasons) console.log(`${String(count).padStart(4)} ${reason}`);
}

async function main(): Promise<void> {
  const playground = new SitePlayground(process.cwd(), '/');
  const programs: (readonly [Program, string | undefined])[] = [];
  for (const all of playground.allPrograms()) {
    if (all.programs.length === 0) continue;
    const files = await playground.filesFor(all);
    for (const program of all.programs) {
      const refusal = refusalOf(program, files);
      programs.push([program, refusal]);
      if (values.list && refusal !== undefined) {
        console.log(`${all.page.file} ${program.entry.path}: ${refusal}`);
      }
    }
  }
  print(
    'files that run',
    programs.map(([, refusal]) => refusal),
  );
  print('projects with such a file', projectRefusals(programs));
}

void main();
