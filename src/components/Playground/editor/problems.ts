import {setDiagnostics, type Diagnostic} from '@codemirror/lint';
import type {EditorState, TransactionSpec} from '@codemirror/state';

import type {Problem} from '../../../plugins/playground/api';

/** A message in the style of the notes in code blocks. */
function messageElement({code, message}: Problem): Node {
  const element = document.createElement('span');
  const number = document.createElement('b');
  number.textContent = `TS${code}`;
  element.append(number, ` ${message}`);
  return element;
}

/** Underlines the problems that the compiler reports in a file. */
export function underline(state: EditorState, problems: readonly Problem[]): TransactionSpec {
  const {length} = state.doc;
  return setDiagnostics(
    state,
    problems.map((problem): Diagnostic => ({
      from: Math.min(problem.from, length),
      to: Math.min(problem.to, length),
      severity: 'error',
      message: `TS${problem.code} ${problem.message}`,
      renderMessage: () => messageElement(problem),
    })),
  );
}
