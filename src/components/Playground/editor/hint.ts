import {EditorView, showPanel} from '@codemirror/view';

const hintId = 'playground-hint';

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/**
 * Says how to leave the editor by keyboard, because Tab indents: below the code and to screen
 * readers.
 */
export function keyboardHint(isLocked: boolean) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const command = isMac ? 'Cmd' : 'Ctrl';
  return [
    EditorView.contentAttributes.of({'aria-describedby': hintId}),
    showPanel.of(() => {
      const dom = document.createElement('div');
      dom.id = hintId;
      dom.className = 'cm-hint';
      dom.append(
        part('', isLocked ? 'You can read this file, but not change it. ' : ''),
        part('', 'To leave the editor, press Escape, then Tab.'),
        part(
          'cm-hint-more',
          ` ${command}+Enter: run, Ctrl+Space: completions, ${command}+I: type, F8: next problem.`,
        ),
      );
      return {dom};
    }),
  ];
}
