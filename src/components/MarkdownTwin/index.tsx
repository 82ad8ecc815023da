import {useState, type ReactNode} from 'react';
import clsx from 'clsx';

import {isPreview} from '../../content/preview';
import {twinOf} from '../../plugins/markdown-pages/url';
import CopyIcon from '../copy/CopyIcon';
import {copied, useCopy} from '../copy/useCopy';
import styles from './styles.module.css';

async function textOf(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.blob();
}

/**
 * Copies a page as Markdown, and links to it; on a phone, both are behind a button. The preview has no
 * such file, since a build makes it.
 *
 * @param permalink - of the page, with base URL
 */
export default function MarkdownTwin({permalink}: {permalink: string}): ReactNode {
  const url = twinOf(permalink);
  const [isOpen, setOpen] = useState(false);
  const [answer, copy] = useCopy(async () => {
    // Passed as a promise, because Safari only allows writing to the clipboard during the click.
    const item = new ClipboardItem({
      'text/plain': textOf(url).then((blob) => new Blob([blob], {type: 'text/plain'})),
    });
    await navigator.clipboard.write([item]);
  }, 'Copying failed. View as Markdown, and copy it there.');

  if (isPreview()) return null;
  return (
    <div
      className={clsx(styles.twin, isOpen && styles.open)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      data-search-skip
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Markdown
      </button>
      <div className={styles.parts}>
        <button type="button" className={styles.part} onClick={copy}>
          <CopyIcon isCopied={answer === copied} />
          Copy page
        </button>
        {/* A file rather than a page: Docusaurus' link would look for a route. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a className={styles.part} href={url} type="text/markdown">
          View as Markdown
        </a>
      </div>
      <span role="status" className={clsx(styles.answer, answer && styles.answered)}>
        {answer}
      </span>
    </div>
  );
}
