// Change: renders after a new page instead of together with it.
import React, {useDeferredValue, useMemo, type ReactNode} from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';

import AfterPage from '../../client/navigation/browser/AfterPage';

export default function DocSidebarAfterPage(props: Props): ReactNode {
  const {sidebar, onCollapse, isHidden} = props;
  const path = useDeferredValue(props.path);
  const docSidebar = useMemo(
    () => <DocSidebar {...{sidebar, path, onCollapse, isHidden}} />,
    [sidebar, path, onCollapse, isHidden],
  );
  return <AfterPage>{docSidebar}</AfterPage>;
}
