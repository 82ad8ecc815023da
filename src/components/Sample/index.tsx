import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';

import CopyIcon from '../copy/CopyIcon';
import {copied, useCopy} from '../copy/useCopy';
import './code.css';
import styles from './styles.module.css';
import {useTooWide} from './useTooWide';
import {toggleWrapped, useWrapped} from './wrap';

export interface SampleProps {
  /** Inner HTML of the `<code>`, from `renderCode`. */
  html: string;
  /** As written after the fence; names a block without a title. */
  language?: string;
  /** File name or caption. */
  title?: string;
  /** Whether it shows the output of the block above, to which it is attached. */
  output?: boolean;
  /** URL of the page's hover data (`PageTypes`), base URL included; absent if there is none. */
  types?: string;
  /** The block's id in the hover data. */
  block?: string;
  /** Additional buttons, after those that every block has. */
  children?: ReactNode;
}

/** The accessible name of a block without a title. */
const languageNames: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  bash: 'Terminal',
  sh: 'Terminal',
  json: 'JSON',
  http: 'HTTP',
};

function accessibleName({title, output, language = ''}: SampleProps): string {
  if (output) return title ? `Output of ${title}` : 'Output';
  if (title) return title;
  const name = languageNames[language];
  return name ? `${name} code` : 'Code';
}

/**
 * The code as written: without the notes below its lines, and without the lines that a diff removes.
 */
function sourceOf(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.note, del').forEach((element) => element.remove());
  return copy.textContent?.replace(/\n$/, '') ?? '';
}

function WrapButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Wrap long lines"
      aria-pressed={useWrapped()}
      onClick={({currentTarget}) => toggleWrapped(currentTarget)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2.5 4h11m-11 4h9a2 2 0 0 1 0 4h-3m1.5-1.8L8 12l2 1.8M2.5 12h3" />
      </svg>
    </button>
  );
}

function CopyButton({code}: {code: React.RefObject<HTMLElement>}): ReactNode {
  const [answer, copy] = useCopy(async () => {
    if (!code.current) return;
    try {
      await navigator.clipboard.writeText(sourceOf(code.current));
    } catch (error) {
      getSelection()?.selectAllChildren(code.current);
      throw error;
    }
  }, 'Press Ctrl+C');

  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, styles.copy)}
        aria-label="Copy code"
        onClick={copy}
      >
        <CopyIcon isCopied={answer === copied} />
      </button>
      <span role="status" className={clsx(styles.answer, answer && styles.answered)}>
        {answer}
      </span>
    </>
  );
}

/** A code block that was highlighted at build time. */
export default function Sample(props: SampleProps): ReactNode {
  const {html, language = '', title, output, types, block, children} = props;
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const tooWide = useTooWide(pre);
  const caption = output ? 'Output' : title;

  return (
    <figure className={clsx(styles.sample, output && styles.output, caption && styles.captioned)}>
      {caption && (
        <figcaption className={styles.caption}>
          {output && title ? `Output of ${title}` : caption}
        </figcaption>
      )}
      <div className={styles.buttons}>
        {!output && <CopyButton code={code} />}
        {tooWide && <WrapButton />}
        {children}
      </div>
      <pre
        ref={pre}
        className={styles.pre}
        // A block that scrolls sideways must be focusable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={accessibleName(props)}
        // The page's Markdown names it; code that names none is TypeScript there.
        data-lang={language === 'ts' ? undefined : language}
        data-types={types}
        data-block={block}
      >
        <code ref={code} className="code" dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}
