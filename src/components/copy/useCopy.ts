import {useEffect, useState} from 'react';

export const copied = 'Copied';

/**
 * Copies something, and says for a while how that went.
 *
 * @param write - rejects without permission, on a page that is not served over HTTPS, or offline
 * @param failed - what to say then; a sentence, with its full stop, is shown for longer
 * @returns what to say, `''` most of the time, and the function that copies
 */
export function useCopy(
  write: () => Promise<void>,
  failed: string,
): [answer: string, copy: () => Promise<void>] {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (answer === '') return undefined;
    const timer = setTimeout(() => setAnswer(''), answer.endsWith('.') ? 6000 : 2000);
    return () => clearTimeout(timer);
  }, [answer]);
  return [
    answer,
    () =>
      write().then(
        () => setAnswer(copied),
        () => setAnswer(failed),
      ),
  ];
}
