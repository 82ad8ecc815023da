import type {ReactNode} from 'react';
import projects from '@generated/demo/default/projects.json';
import Heading from '@theme/Heading';

import Sample from '../../Sample';
import Call from '../Call';
import {hero} from './hero';
import styles from './styles.module.css';

export default function Hero(): ReactNode {
  const project = projects.hero;
  if (!project) throw new Error('code.mdx has no project "hero".');

  return (
    <header className={styles.hero}>
      <div className={styles.pitch}>
        <Heading as="h1" className={styles.title}>
          Move fast and <span className={styles.unbroken}>break</span> nothing
        </Heading>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          {hero.actions.map(({label, to, primary}) => (
            <Call key={to} to={to} primary={primary}>
              {label}
            </Call>
          ))}
        </div>
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
