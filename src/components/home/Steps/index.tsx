import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';

import Section from '../Section';
import {steps} from './steps';
import styles from './styles.module.css';

export default function Steps(): ReactNode {
  return (
    <Section
      id="steps"
      title="Three steps, one language"
      lead="You define procedures, serve them and call them. Each block is compiled against the released packages, and the output is what it prints when it runs."
    >
      <ol className={styles.steps}>
        {steps.map(({title, Content}) => (
          <li key={title} className={styles.step}>
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <MDXContent>
              <Content />
            </MDXContent>
          </li>
        ))}
      </ol>
    </Section>
  );
}
