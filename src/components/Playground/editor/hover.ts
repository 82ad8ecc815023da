import {typescriptLanguage} from '@codemirror/lang-javascript';
import {
  activateHover,
  EditorView,
  hoverTooltip,
  type Command,
  type Tooltip,
} from '@codemirror/view';
import {highlightCode} from '@lezer/highlight';

import type {HoverText, TypeText} from '../../../plugins/playground/api';
import type {Ask} from '../../../plugins/playground/worker/messages';
import {renderDocs} from '../../../plugins/samples/render/docs';
import {colors} from './theme';

/** A type in the colors of code. */
function colored(type: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-hover-type';
  highlightCode(
    type,
    typescriptLanguage.parser.parse(type),
    colors,
    (text, classes) => {
      const span = document.createElement('span');
      span.className = classes;
      span.textContent = text;
      element.append(span);
    },
    () => element.append('\n'),
  );
  return element;
}

/** A type, with what its declaration says. */
export function typeElement({type, docs}: TypeText): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-hover';
  dom.append(colored(type));
  if (docs) {
    const text = document.createElement('div');
    text.className = 'cm-hover-docs';
    text.innerHTML = renderDocs(docs);
    dom.append(text);
  }
  return dom;
}

const tooltipOf = (text: HoverText): Tooltip => ({
  pos: text.from,
  end: text.to,
  above: true,
  create: () => ({dom: typeElement(text)}),
});

/**
 * Shows types at the pointer, and at the cursor with Ctrl or Cmd and I, which also announces them.
 */
export function hoverTypes(path: string, ask: Ask<undefined>) {
  const tooltip = hoverTooltip(async (_view, offset) => {
    const found = await ask('hover', path, offset);
    return found ? tooltipOf(found) : null;
  });

  const showAtCursor: Command = (view) => {
    const {head} = view.state.selection.main;
    activateHover(view, head, 1, {until: ({docChanged, selection}) => docChanged || !!selection});
    void ask('hover', path, head).then((found) => {
      const text = found ? `${found.type}\n${found.docs}` : 'No type here';
      view.dispatch({effects: EditorView.announce.of(text)});
    });
    return true;
  };

  return {tooltip, showAtCursor};
}
