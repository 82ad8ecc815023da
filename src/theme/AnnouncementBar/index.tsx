// Change: an announcement with a new id shows at once. The stock script hides the bar before React
// starts when an earlier announcement was dismissed, and keeps it hidden until the next page load. And
// the focus, which is on the button that closes the bar, goes on to the navbar below it.
import {useEffect, type MouseEvent, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

function onClick({target}: MouseEvent): void {
  if (target instanceof Element && target.closest('button')) {
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  }
}

export default function AnnouncementBarWrapper(): ReactNode {
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');

  useEffect(() => {
    if (dismissed === 'false') {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [dismissed]);

  return (
    <div onClick={onClick}>
      <AnnouncementBar />
    </div>
  );
}
