// Change: wrapped to offer a form to readers who have found a problem but do not want to fix it. The
// form is prefilled with the page and its version; its host gets no request before the click.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';

import {repositoryUrl} from '../../config/site';
import styles from './styles.module.css';

export default function EditThisPageWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const version = useActiveVersion(undefined)?.label ?? '';
  const form = new URLSearchParams({template: 'page.yml', page: pathname, version});
  return (
    <span className={styles.links}>
      <EditThisPage {...props} />
      <Link to={`${repositoryUrl}/issues/new?${form}`}>
        <Translate id="theme.common.reportProblem">Report a problem</Translate>
      </Link>
    </span>
  );
}
