import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** How long a post takes to read, in the words in which the post itself says it. */
export default function ReadingTime({minutes}: {minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const readingTime = Math.ceil(minutes);
  const message = translate(
    {
      id: 'theme.blog.post.readingTime.plurals',
      message: 'One min read|{readingTime} min read',
    },
    {readingTime},
  );
  return <>{selectMessage(readingTime, message)}</>;
}
