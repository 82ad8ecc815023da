/** Which statements of a page have a proof beside them. */
import type {SampleBlock} from './blocks';
import {readStatements, type Statement} from './statements';

export interface Judged extends Statement {
  proved: boolean;
}

/** How many blocks a sample may be away from a statement that names nothing that one could find in it. */
const reach = 3;

/**
 * A statement has a proof when its section has a sample whose check would notice a change, and the
 * samples of the section have one of the names in the statement; without names, when that sample
 * is near.
 */
function isProved(statement: Statement, samples: readonly SampleBlock[]): boolean {
  if (statement.kind === 'elsewhere') return true;
  const beside = samples.filter(({section}) => section === statement.section);
  const proofs = beside.filter(({proves}) => proves);
  if (proofs.length === 0) return false;
  if (statement.names.length > 0) {
    const text = beside.map((sample) => sample.text).join('\n');
    if (statement.names.some((name) => text.includes(name))) return true;
  }
  return proofs.some(({index}) => Math.abs(index - statement.index) <= reach);
}

/** @param source - a page */
export function judge(source: string): Judged[] {
  const {statements, blocks} = readStatements(source);
  const samples = blocks.filter((block) => block.kind === 'sample');
  return statements.map((statement) => ({...statement, proved: isProved(statement, samples)}));
}
