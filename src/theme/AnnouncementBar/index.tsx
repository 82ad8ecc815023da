// Change: an announcement with a new id shows at once. The stock script hides the bar before React
// starts when an earlier announcement was dismissed, and keeps it hidden until the next page load.
import {useEffect, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBarWrapper(): ReactNode {
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');

  useEffect(() => {
    if (dismissed === 'false') {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [dismissed]);

  return <AnnouncementBar />;
}
