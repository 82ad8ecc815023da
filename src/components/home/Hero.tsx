import type {ReactNode} from 'react';
import projects from '@generated/demo/default/projects.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import Sample from '../Sample';
import {hero} from './content';
import styles from './hero.module.css';

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
        <div className={styles.actions}>
          <Link to="/docs/quickstart" className="button button--lg button--primary">
            Quickstart
          </Link>
          <Link to="#demo" className={clsx('button button--lg', styles.secondary)}>
            Break something
          </Link>
        </div>
        <div className={styles.install}>
          <Sample html={hero.install} language="bash" />
        </div>
      </div>
      <div>
        <Sample {...project.server} language="ts" title="server.ts" />
        <p className={styles.wire}>{hero.wire}</p>
        <Sample {...project.client} language="ts" title="client.ts" />
      </div>
    </header>
  );
}
