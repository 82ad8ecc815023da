/**
 * Counts the files that can be edited, of those that the docs run: `npx tsx
 * src/plugins/playground/cli.ts`
 *
 * --list also names each program that can't, with its page
 */
import process from 'node:process';
import {parseArgs} from 'node:util';

import {refusalOf} from './core/programs';
import {SitePlayground} from './sitePlayground';

const {values} = parseArgs({options: {list: {type: 'boolean', default: false}}});

async function main(): Promise<void> {
  const playground = new SitePlayground(process.cwd(), '/');
  const reasons = new Map<string, number>();
  let total = 0;
  for (const all of playground.allPrograms()) {
    if (all.programs.length === 0) continue;
    const files = await playground.filesFor(all);
    for (const program of all.programs) {
      total += 1;
      const refusal = refusalOf(program, files);
      if (refusal === undefined) continue;
      reasons.set(refusal, (reasons.get(refusal) ?? 0) + 1);
      if (values.list) console.log(`${all.page.file} ${program.entry.path}: ${refusal}`);
    }
  }
  const refused = [...reasons.values()].reduce((sum, count) => sum + count, 0);
  const share = Math.round(((total - refused) / total) * 100);
  console.log(`${total - refused} of ${total} files that run can be edited: ${share} %.`);
  for (const [reason, count] of [...reasons].sort((a, b) => b[1] - a[1])) {
    console.log(`${String(count).padStart(4)} ${reason}`);
  }
}

void main();
