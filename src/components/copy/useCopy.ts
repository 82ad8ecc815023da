import {useEffect, useState} from 'react';

export const copied = 'Copied';

/**
 * Copies something, and shows the outcome for a while.
 *
 * @param write - rejects without permission, on a page that is not served over HTTPS, or offline
 * @param failed - the message for a failure; a sentence, with its period, is shown for longer
 * @returns the message, `''` most of the time, and the function that copies
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
