/**
 * The editor's styles: the colors of the site's code blocks, from their custom properties. They
 * can't be in a style sheet of the site, because the editor is in a shadow root, where the site's
 * security policy allows the style sheets that CodeMirror creates.
 */
import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const rules = EditorView.theme({
  '&': {color: 'var(--code-plain)', backgroundColor: 'var(--code-background)'},
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {
    fontFamily: 'inherit',
    lineHeight: 'inherit',
    minHeight: '9rem',
    maxHeight: 'min(32rem, 65vh)',
    overflow: 'auto',
  },
  '.cm-content': {padding: '0.75rem 0', caretColor: 'var(--code-plain)'},
  '.cm-line': {padding: '0 1rem 0 0.5rem'},
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-comment)',
  },
  '.cm-lineNumbers .cm-gutterElement': {minWidth: '2.5rem', padding: '0 0.4rem 0 0.5rem'},
  '.cm-activeLineGutter': {backgroundColor: 'transparent', color: 'var(--code-plain)'},
  '.cm-cursor, .cm-dropCursor': {borderLeftColor: 'var(--code-plain)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection':
    {backgroundColor: 'color-mix(in srgb, var(--code-accent) 28%, transparent)'},
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--code-accent) 22%, transparent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {backgroundColor: 'transparent'},

  '.cm-lintRange': {paddingBottom: '0'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--code-error) 1px',
    textUnderlineOffset: '0.25em',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-active': {backgroundColor: 'var(--code-note-error)'},
  '.cm-lintPoint:after': {borderBottomColor: 'var(--code-error)'},

  '.cm-tooltip': {
    boxSizing: 'border-box',
    maxWidth: 'min(42rem, 100vw - 16px)',
    border: '1px solid var(--code-border)',
    borderRadius: '8px',
    backgroundColor: 'var(--code-background)',
    boxShadow: '0 8px 28px rgb(0 0 0 / 16%)',
    color: 'var(--code-plain)',
    overflow: 'hidden',
  },
  '.cm-tooltip .cm-tooltip-section:not(:first-child)': {borderTopColor: 'var(--code-border)'},
  '.cm-diagnostic': {padding: '0.4rem 0.8rem', marginLeft: '0', overflowWrap: 'anywhere'},
  '.cm-diagnostic-error': {
    borderLeft: '3px solid var(--code-error)',
    backgroundColor: 'var(--code-note-error)',
  },
  '.cm-diagnostic b': {color: 'var(--code-error)'},
  '.cm-hover': {
    maxHeight: '18rem',
    padding: '0.5rem 0.8rem',
    overflow: 'auto',
    overflowWrap: 'anywhere',
  },
  '.cm-hover-type': {whiteSpace: 'pre-wrap'},
  '.cm-hover-docs': {
    marginTop: '0.5rem',
    paddingTop: '0.5rem',
    borderTop: '1px solid var(--code-border)',
    fontFamily: 'var(--editor-text-font)',
  },
  '.cm-hover-docs :is(p, ul, ol, pre, blockquote)': {margin: '0 0 0.5rem'},
  '.cm-hover-docs > :last-child': {marginBottom: '0'},
  '.cm-hover-docs :is(pre, code)': {
    fontFamily: 'var(--editor-code-font)',
    fontSize: '0.95em',
    whiteSpace: 'pre-wrap',
  },
  '.cm-hover-docs a': {color: 'var(--code-accent)'},

  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxWidth: 'min(30rem, 100vw - 18px)',
    maxHeight: '14rem',
    fontFamily: 'inherit',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '0.15rem 0.7rem'},
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--code-line-highlighted)',
    color: 'var(--code-plain)',
  },
  '.cm-tooltip.cm-completionInfo': {padding: '0'},
  '.cm-completionMatchedText': {color: 'var(--code-accent)', textDecoration: 'none'},
  '.cm-completionDetail': {color: 'var(--code-comment)', fontStyle: 'normal'},

  '.cm-panels': {
    borderTop: '1px solid var(--code-border)',
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-comment)',
  },
  '.cm-panels.cm-panels-bottom': {borderTopColor: 'var(--code-border)'},
  '.cm-hint': {
    padding: '0.3rem 1rem',
    fontFamily: 'var(--editor-text-font)',
    fontSize: '0.8rem',
    lineHeight: '1.5',
  },
  '@media (width < 600px)': {'.cm-hint-more': {display: 'none'}},
  '@media (forced-colors: active)': {
    '.cm-tooltip-autocomplete ul li[aria-selected]': {outline: '2px solid Highlight'},
  },
});

/** The same colors as those that `src/plugins/samples/render/grammar.ts` gives code blocks. */
const colors = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic'},
  {tag: [tags.keyword, tags.self, tags.null], color: 'var(--code-keyword)'},
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.escape],
    color: 'var(--code-string)',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    color: 'var(--code-function)',
  },
  {
    tag: [tags.typeName, tags.className, tags.definition(tags.className)],
    color: 'var(--code-type)',
  },
  {tag: [tags.number, tags.bool, tags.attributeName], color: 'var(--code-constant)'},
  {tag: tags.tagName, color: 'var(--code-tag)'},
]);

export {colors};
export const theme: Extension = [rules, syntaxHighlighting(colors)];
