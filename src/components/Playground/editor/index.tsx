import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {useEffect, useRef, type ReactNode} from 'react';

import type {PlaygroundFile, Problem} from '../../../plugins/playground/api';
import {extensions, type EditorServices} from './extensions';
import {underline} from './problems';
import styles from './styles.module.css';

/** Where to move the cursor; each request is a separate object. */
export interface Place {
  path: string;
  offset: number;
}

interface Props {
  /** The initial texts; the editor keeps track of changes itself. */
  files: readonly PlaygroundFile[];
  /** The open file. */
  path: string;
  problems: readonly Problem[];
  /** Always the same. */
  services: EditorServices;
  /** Moves the cursor and the focus there. */
  place: Place | undefined;
}

/** CodeMirror over several files, each with its own history and cursor. */
export default function Editor({files, path, problems, services, place}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const states = useRef(new Map<string, EditorState>());
  const opened = useRef<string>();
  const reached = useRef<Place>();
  const originals = useRef(files);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    // In a shadow root, CodeMirror needs no <style> element, which the security policy would block.
    const root = element.shadowRoot ?? element.attachShadow({mode: 'open'});
    const editor = new EditorView({root, parent: root});
    view.current = editor;
    // The page's own keys, such as the slash that opens search, can't see that this is a text
    // field.
    const keep = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    element.addEventListener('keydown', keep);
    return () => {
      element.removeEventListener('keydown', keep);
      editor.destroy();
      view.current = undefined;
      opened.current = undefined;
    };
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || opened.current === path) return;
    if (opened.current !== undefined) states.current.set(opened.current, editor.state);
    opened.current = path;
    const file = originals.current.find((it) => it.path === path);
    if (!file) return;
    const state =
      states.current.get(path) ??
      EditorState.create({doc: file.text, extensions: extensions(file, services)});
    editor.setState(state);
    services.moved(state.selection.main.head);
  }, [path, services]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const own = problems.filter((problem) => problem.path === path);
    editor.dispatch(underline(editor.state, own));
  }, [path, problems]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !place || place === reached.current || place.path !== path) return;
    reached.current = place;
    const offset = Math.min(place.offset, editor.state.doc.length);
    editor.dispatch({selection: {anchor: offset}, scrollIntoView: true});
    editor.focus();
  }, [path, place]);

  return <div ref={host} className={styles.host} translate="no" />;
}
