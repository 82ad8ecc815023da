import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {nextDiagnostic, previousDiagnostic} from '@codemirror/lint';
import {EditorState, type Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';

import type {PlaygroundFile} from '../../../plugins/playground/api';
import type {Ask} from '../../../plugins/playground/worker/messages';
import {isWrapped} from '../../Sample/wrap';
import {completionsFrom} from './completion';
import {keyboardHint} from './hint';
import {hoverTypes} from './hover';
import {theme} from './theme';
import {typeOver} from './typeOver';

/** What the editor requests from its parent component. */
export interface EditorServices {
  change(path: string, text: string): void;
  /** Asks the compiler; undefined if it has failed. */
  ask: Ask<undefined>;
  /** The cursor was moved to an offset of the open file. */
  moved(offset: number): void;
  /** The reader pressed the keys that run the program. */
  run(): void;
  /** The reader pressed the keys that save a file elsewhere. */
  save(): void;
  /** The reader pressed the keys that undo, and nothing is left that the editor itself can. */
  undo(): void;
}

/** Long lines wrap if the reader has chosen that for code blocks, and on phones. */
const wraps = () => isWrapped() || matchMedia('(width < 480px)').matches;

/** All extensions of an editor for one file. */
export function extensions(
  {path, locked = false}: PlaygroundFile,
  services: EditorServices,
): Extension {
  const hover = hoverTypes(path, services.ask);
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    EditorState.tabSize.of(2),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({
      override: [completionsFrom(path, services.ask)],
      icons: false,
      activateOnTypingDelay: 50,
    }),
    javascript({typescript: !/\.[cm]?jsx?$/.test(path), jsx: path.endsWith('x')}),
    hover.tooltip,
    keymap.of([
      {key: 'Mod-i', run: hover.showAtCursor, preventDefault: true},
      {key: 'Mod-Enter', run: () => (services.run(), true)},
      {key: 'Mod-s', run: () => (services.save(), true)},
      {key: 'F8', run: nextDiagnostic},
      {key: 'Shift-F8', run: previousDiagnostic},
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...historyKeymap,
      // What the editor itself can't undo.
      {key: 'Mod-z', run: () => (services.undo(), true)},
      ...defaultKeymap,
      {key: 'Tab', run: acceptCompletion},
      indentWithTab,
    ]),
    typeOver,
    keyboardHint(locked),
    EditorState.readOnly.of(locked),
    // Else the browser changes the text until the editor takes that back.
    EditorView.domEventHandlers({beforeinput: () => locked}),
    theme,
    wraps() ? EditorView.lineWrapping : [],
    EditorView.contentAttributes.of({
      'aria-label': `Code of ${path}`,
      autocapitalize: 'off',
      tabindex: '0',
    }),
    EditorView.updateListener.of(({docChanged, selectionSet, state}) => {
      if (docChanged || selectionSet) services.moved(state.selection.main.head);
      if (docChanged) services.change(path, state.doc.toString());
    }),
  ];
}
