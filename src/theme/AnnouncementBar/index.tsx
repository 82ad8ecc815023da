// Change: an announcement with a new id shows at once. The stock script hides the bar before
// hydration if an earlier announcement was dismissed, and keeps it hidden until the next page load.
// When the button that closes the bar had the focus, it moves to the navbar below.
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
