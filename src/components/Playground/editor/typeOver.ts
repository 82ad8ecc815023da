import {EditorView} from '@codemirror/view';

/**
 * Replaces the selection with what is typed over it. By default, the browser keeps the style of the
 * deleted text in a `style` attribute, which the security policy blocks with an error in the
 * console.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput({inputType, data, isComposing}, view) {
    const {main} = view.state.selection;
    if (inputType !== 'insertText' || data === null || isComposing) return false;
    if (main.empty || view.state.readOnly) return false;
    const replacement = () =>
      view.state.update(view.state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    const isHandled = handlers.some((handle) =>
      handle(view, main.from, main.to, data, replacement),
    );
    if (!isHandled) view.dispatch(replacement());
    return true;
  },
});
