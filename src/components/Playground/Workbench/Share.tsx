import {useState, type ReactNode} from 'react';

import {useCopy} from '../../copy/useCopy';
import styles from './styles.module.css';

interface Props {
  /** The address that shows what the reader has now. */
  address: () => string;
}

/** Copies a link to the code as it is; where copying is refused, the link is there to be copied by hand. */
export default function Share({address}: Props): ReactNode {
  const [link, setLink] = useState('');
  const [answer, copy] = useCopy(async () => {
    const text = address();
    setLink('');
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
        {answer === 'Copied' ? 'Link copied' : answer}
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
