/** Decides which statements of a page have a proof nearby. */
import type {SampleBlock} from './blocks';
import {readStatements, type Statement} from './statements';

export interface Judged extends Statement {
  proved: boolean;
}

/** The maximum distance, in blocks, from a sample to a statement that names no identifier. */
const reach = 3;

/**
 * A statement has a proof if its section has a sample whose check would detect a change, and the
 * samples of the section contain one of the names in the statement. If the statement has no names,
 * such a sample has to be near it.
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
