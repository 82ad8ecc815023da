// Change: wrapped to offer a form to readers who have found a problem but do not want to fix it. The
// form is filled in with the page and its version; its host gets no request before the click. A page
// that can't be edited has that form for its address (src/config/editing.ts), and nothing else.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';

import {problemForm} from '../../config/site';
import styles from './styles.module.css';

export default function EditThisPageWrapper(props: Props): ReactNode {
  const {editUrl} = props;
  const {pathname} = useLocation();
  const version = useActiveVersion(undefined)?.label;
  const isForm = editUrl.startsWith(problemForm);
  return (
    <span className={styles.links}>
      {!isForm && <EditThisPage {...props} />}
      <Link to={isForm ? editUrl : `${problemForm}&page=${pathname}&version=${version}`}>
        <Translate id="theme.common.reportProblem">Report a problem</Translate>
      </Link>
    </span>
  );
}
