import type {ReactNode} from 'react';
import projects from '@generated/demo/default/projects.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import Sample from '../Sample';
import {finalCall, hero} from './content';
import styles from './hero.module.css';

interface Action {
  label: string;
  to: string;
  /** The one that most readers should follow. */
  primary?: boolean;
}

/** Links that look like large buttons. */
function Actions({actions}: {actions: readonly Action[]}): ReactNode {
  return (
    <div className={styles.actions}>
      {actions.map(({label, to, primary}) => (
        <Link
          key={to}
          to={to}
          className={clsx('button button--lg', primary ? 'button--primary' : styles.secondary)}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

/** The first screen. */
export default function Hero(): ReactNode {
  const project = projects.hero;
  if (!project) throw new Error('code.mdx has no project "hero".');

  return (
    <header className={styles.hero}>
      <div>
        <Heading as="h1" className={styles.title}>
          Move fast and <span className={styles.unbroken}>break</span> nothing
        </Heading>
        <p className={styles.lead}>{hero.lead}</p>
        <Actions actions={hero.actions} />
        <div className={styles.install}>
          <Sample html={hero.install} language="bash" />
        </div>
      </div>
      <div className={styles.code}>
        <Sample {...project.server} language="ts" title="server.ts" />
        <p className={styles.wire}>{hero.wire}</p>
        <Sample {...project.client} language="ts" title="client.ts" />
      </div>
    </header>
  );
}

/** Where to go from the end of the page. */
export function FinalCall(): ReactNode {
  return (
    <section className={styles.final}>
      <Heading as="h2">{finalCall.title}</Heading>
      <p>{finalCall.lead}</p>
      <Actions actions={finalCall.actions} />
    </section>
  );
}
