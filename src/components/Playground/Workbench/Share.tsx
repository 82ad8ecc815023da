import {useState, type ReactNode} from 'react';

import {copied, useCopy} from '../../copy/useCopy';
import styles from './styles.module.css';

/** Characters; chats such as Discord take no longer message. */
const usual = 2000;

interface Props {
  /** The address that shows what the reader has now. */
  address: () => string;
}

const saying = (length: number): string =>
  length > usual ? `Link copied: ${length} characters, too long for some chats` : 'Link copied';

/** Copies a link to the code as it is; where copying is refused, the link is there to be copied by hand. */
export default function Share({address}: Props): ReactNode {
  const [link, setLink] = useState('');
  const [length, setLength] = useState(0);
  const [answer, copy] = useCopy(async () => {
    const text = address();
    setLink('');
    setLength(text.length);
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      setLink(text);
      throw error;
    }
  }, 'Copy the link from the field.');

  return (
    <>
      <button type="button" className={styles.action} onClick={copy}>
        Share
      </button>
      <span role="status" className={styles.answer}>
        {answer === copied ? saying(length) : answer}
      </span>
      {link && (
        <input
          readOnly
          className={styles.link}
          aria-label="Link to this code"
          value={link}
          onFocus={({currentTarget}) => currentTarget.select()}
        />
      )}
    </>
  );
}
