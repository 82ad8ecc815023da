// Change: a right click on the logo opens the media page, for readers who want the logo. Only the
// mouse's right button does: the keyboard's menu key and a long press keep the browser's menu.
import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Logo';
import Logo from '@theme-original/Logo';

const rightButton = 2;

export default function LogoWrapper(props: Props): ReactNode {
  const history = useHistory();
  const mediaPage = useBaseUrl('/media');

  function openMediaPage(event: MouseEvent): void {
    if (event.button === rightButton) {
      event.preventDefault();
      history.push(mediaPage);
    }
  }

  return <Logo {...props} onContextMenu={openMediaPage} />;
}
