import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import {twinOf} from '../../plugins/markdown-pages/url';
import styles from './styles.module.css';

const copied = 'Copied';
/** How long an answer stays, in milliseconds: a word, or a sentence. */
const shown = {[copied]: 2000, other: 6000};

async function textOf(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.blob();
}

/**
 * Copies a page as Markdown, and links it.
 *
 * @param permalink - of the page, with base URL
 */
export default function MarkdownTwin({permalink}: {permalink: string}): ReactNode {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (answer === '') return undefined;
    const timer = setTimeout(() => setAnswer(''), answer === copied ? shown[copied] : shown.other);
    return () => clearTimeout(timer);
  }, [answer]);
  const url = twinOf(permalink);

  async function copy() {
    try {
      // Given before the text is there: Safari lets a page write only within the click.
      const item = new ClipboardItem({
        'text/plain': textOf(url).then((blob) => new Blob([blob], {type: 'text/plain'})),
      });
      await navigator.clipboard.write([item]);
      setAnswer(copied);
    } catch {
      // No permission, no HTTPS, or no network.
      setAnswer('Copying failed. View as Markdown, and copy it there.');
    }
  }

  return (
    <div className={styles.twin}>
      <button type="button" className={styles.part} onClick={copy}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {answer === copied ? (
            <path d="m3.5 8.5 3 3 6-7" />
          ) : (
            <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />
          )}
        </svg>
        Copy page
      </button>
      {/* A file and no page: Docusaurus' link would look for a route. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a className={styles.part} href={url} type="text/markdown">
        View as Markdown
      </a>
      <span role="status" className={clsx(styles.answer, answer && styles.answered)}>
        {answer}
      </span>
    </div>
  );
}
