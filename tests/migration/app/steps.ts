/** What a migration guide tells to do with the application: its commands and its changes of files. */
import fs from 'node:fs/promises';

import type {Fence} from '../../../src/plugins/samples/core/model';
import {parsePage} from '../../../src/plugins/samples/core/page';
import {readSource} from '../../../src/plugins/samples/core/source';

/** The folder by which a guide calls the application. */
const folder = 'shop/';

/** A `diff` block of a guide, for one file of the application. */
export interface Change {
  /** Path in the application. */
  file: string;
  /** 1-based line of the guide. */
  line: number;
  before: string;
  after: string;
}

export interface Steps {
  /** Path of the guide, relative to the site's root. */
  guide: string;
  /** Commands that change what is installed, before the first stage. */
  commands: string[];
  /** After each of them, the application works. A stage ends where a file is changed again. */
  stages: Change[][];
}

const linesBefore = ({value}: Fence) =>
  value
    .split('\n')
    .filter((line) => !line.startsWith('+'))
    .map((line) => line.slice(1));

function changeOf(fence: Fence, below: string): Change[] {
  if (!fence.diff || !fence.title?.startsWith(below)) return [];
  return [
    {
      file: fence.title.slice(below.length),
      line: fence.line,
      before: `${linesBefore(fence).join('\n')}\n`,
      after: `${readSource(fence, () => undefined).text}\n`,
    },
  ];
}

function stagesOf(changes: readonly Change[]): Change[][] {
  const stages: Change[][] = [[]];
  for (const change of changes) {
    if (stages.at(-1)?.some(({file}) => file === change.file)) stages.push([]);
    stages.at(-1)?.push(change);
  }
  return stages;
}

export async function readSteps(guide: string): Promise<Steps> {
  const {fences} = parsePage(await fs.readFile(guide, 'utf8'), guide);
  return {
    guide,
    commands: fences
      .filter(({language, hidden}) => language === 'bash' && !hidden)
      .flatMap(({value}) => value.split('\n'))
      .filter((line) => /^npm (?:un)?install /.test(line)),
    stages: stagesOf(fences.flatMap((fence) => changeOf(fence, folder))),
  };
}

/** The `diff` blocks of a page whose files are not in a folder of an application. */
export const readChanges = (source: string, page: string): Change[] =>
  parsePage(source, page).fences.flatMap((fence) => changeOf(fence, ''));
