import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';

import {late} from '../../../client/release/browser/late';
import Cards from '../../Cards';
import type {OpenedProject} from '..';
import Failure from '../Failure';
import {loadPlayground} from '../load';
import {starters} from './starters';
import styles from './styles.module.css';

/** Whether a fragment is that of a link to a project; see `share.ts`. */
const asksForCode = (fragment: string) => /[#&](?:from|name|code)=/.test(fragment);

type State =
  | {kind: 'closed'}
  | {kind: 'loading'}
  | ({kind: 'open'} & OpenedProject)
  | {kind: 'failed'; fragment: string; message: string};

/** Says where a project comes from, unless it is an unchanged starter. */
function Origin({from, isShared, problem}: OpenedProject): ReactNode {
  const home = useBaseUrl('/');
  if (!isShared && problem === undefined) return null;
  const said =
    problem === undefined ? 'This code comes from a link.' : `${problem} Below is the original.`;
  return (
    <p role="status" className={styles.note}>
      <span>{said}</span> <span>It is from</span>{' '}
      <Link to={from}>{from === home ? 'the home page' : from}</Link>.
    </p>
  );
}

/** The list of starters, and the editor of the one that is open. */
export default function Starters(): ReactNode {
  const [state, setState] = useState<State>({kind: 'closed'});
  const pressed = useRef<HTMLElement>();
  const {withBaseUrl} = useBaseUrlUtils();

  const open = useCallback(
    async (fragment: string) => {
      setState({kind: 'loading'});
      const close = () => {
        setState({kind: 'closed'});
        pressed.current?.focus();
      };
      try {
        const {openFragment} = await late(loadPlayground);
        const first = withBaseUrl(starters[0].page);
        setState({kind: 'open', ...(await openFragment(first, fragment, close))});
      } catch (error) {
        setState({kind: 'failed', fragment, message: (error as Error).message});
      }
    },
    [withBaseUrl],
  );

  useEffect(() => {
    const follow = () => {
      const {hash} = window.location;
      if (asksForCode(hash)) void open(hash);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);

  return (
    <>
      <Cards>
        <ul>
          {starters.map(({label, line, page, program}) => (
            <li key={page}>
              <Heading as="h2">{label}</Heading>
              <p>{line}</p>
              <div className={styles.ways}>
                <button
                  type="button"
                  className="button button--primary button--sm"
                  aria-label={`Edit ${label}`}
                  onClick={({currentTarget}) => {
                    pressed.current = currentTarget;
                    void open(`#from=${withBaseUrl(page)}&run=${program}`);
                  }}
                >
                  Edit
                </button>
                <Link to={page}>
                  Read more<span className={styles.about}> about {label}</span>
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </Cards>
      <span role="status" className={styles.loading}>
        {state.kind === 'loading' && 'Loading the editor…'}
      </span>
      {state.kind === 'failed' && (
        <Failure onRetry={() => void open(state.fragment)}>
          The editor did not load: {state.message}
        </Failure>
      )}
      {state.kind === 'open' && (
        <>
          <Origin {...state} />
          {state.editor}
        </>
      )}
    </>
  );
}
