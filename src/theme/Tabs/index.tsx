// Change: each tab names the panel that it controls (aria-controls), which the stock tabs omit, so
// that screen readers can move from one to the other. The space bar selects a tab, as screen readers
// announce; the stock tabs only support Enter. In print, and without scripts, all panels are shown
// one after another, except for package managers, of which a reader uses one. The chosen tab of a
// group is in the address, so that it can be linked. Package managers look like their block's caption.
import {cloneElement, useId, type KeyboardEvent, type ReactNode} from 'react';
import {sanitizeTabsChildren} from '@docusaurus/theme-common/internal';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

import styles from './styles.module.css';

function onKeyDown(event: KeyboardEvent): void {
  const {target} = event;
  if (event.key === ' ' && target instanceof HTMLElement && target.role === 'tab') {
    event.preventDefault();
    target.click();
  }
}

/** Gives each tab the id of its panel, which `TabItem` reads from the tab's attributes. */
function withPanelIds(children: Props['children'], id: string): Props['children'] {
  return sanitizeTabsChildren(children).map((item, index) =>
    cloneElement(item, {
      attributes: {...item.props.attributes, 'aria-controls': `${id}${index}`},
    }),
  );
}

export default function TabsWrapper(props: Props): ReactNode {
  const id = useId();
  const kind = props.groupId === 'package-manager' ? styles.joined : styles.printed;
  return (
    <div className={kind} onKeyDown={onKeyDown}>
      <Tabs queryString={props.groupId !== undefined} {...props}>
        {withPanelIds(props.children, id)}
      </Tabs>
    </div>
  );
}
