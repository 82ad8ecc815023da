// Change: wrapped to offer a form for who has found a problem and does not want to mend it. The form is
// filled in with the page and its version; nothing is asked of its host before the press.
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
        <Translate
          id="theme.common.reportProblem"
          description="The link label to report a problem of the current page"
        >
          Report a problem
        </Translate>
      </Link>
    </span>
  );
}
