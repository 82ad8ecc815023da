import {useState, type ReactNode} from 'react';

import {copied, useCopy} from '../../copy/useCopy';
import styles from './styles.module.css';

/** Characters; chats such as Discord take no longer message. */
const usual = 2000;

interface Props {
  /** The address that shows what the reader has now. */
  address: () => string;
}

/** Copies a link to the code as it is; one that is too long or can't be copied is there to be copied by hand. */
export default function Share({address}: Props): ReactNode {
  const [link, setLink] = useState('');
  const [answer, copy] = useCopy(async () => {
    const text = address();
    setLink(text);
    if (text.length > usual) throw new Error('The link is too long.');
    await navigator.clipboard.writeText(text);
    setLink('');
  }, 'Copy the link from the field.');
  const isLong = link.length > usual;
  const said = answer === copied ? 'Link copied' : answer;

  return (
    <>
      <button type="button" className={styles.action} onClick={copy}>
        Share
      </button>
      <span role="status" className={styles.answer}>
        {isLong ? `${link.length} characters are too many for some chats.` : said}
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
