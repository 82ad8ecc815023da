/** The sections of the landing page that are lists. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Step1 from '@site/docs/landing-intro/Step1.mdx';
import Step2 from '@site/docs/landing-intro/Step2.mdx';
import Step3 from '@site/docs/landing-intro/Step3.mdx';

import Section from './Section';
import {features, integrations, places, type Subject} from './content';
import styles from './styles.module.css';

/** The three pages of the docs that show tRPC in order. */
const steps = [
  {title: 'Define your procedures', Content: Step1},
  {title: 'Serve your router', Content: Step2},
  {title: 'Call it from your client', Content: Step3},
];

export function Steps(): ReactNode {
  return (
    <Section
      id="steps"
      title="Three steps, one language"
      lead="You define procedures, serve them and call them. The client knows every type without a line of generated code."
    >
      <ol className={styles.steps}>
        {steps.map(({title, Content}) => (
          <li key={title}>
            <Heading as="h3">{title}</Heading>
            <MDXContent>
              <Content />
            </MDXContent>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Subjects({of, className}: {of: readonly Subject[]; className?: string}): ReactNode {
  return (
    <ul className={className}>
      {of.map(({title, text, to}) => (
        <li key={to}>
          <Heading as="h3">
            <Link to={to}>{title}</Link>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Features(): ReactNode {
  return (
    <Section
      id="features"
      title="Small surface, strong guarantees"
      lead="tRPC is a thin layer over functions, and the compiler that you already run checks what it adds."
      tinted
    >
      <Subjects of={features} className={styles.features} />
    </Section>
  );
}

export function Community(): ReactNode {
  return (
    <Section
      id="community"
      title="Made in the open"
      lead="tRPC is MIT-licensed and developed in public. You can read every change, ask questions and help."
    >
      <Subjects of={places} className={styles.places} />
    </Section>
  );
}

export function Integrations(): ReactNode {
  return (
    <Section
      id="integrations"
      title="Fits the stack you have"
      lead="Adapters serve your router, links carry the calls to it, and integrations make them feel native to your framework."
      tinted
    >
      <div className={styles.integrations}>
        {integrations.map(({title, items}) => (
          <div key={title}>
            <Heading as="h3">{title}</Heading>
            <ul>
              {items.map(({name, to}) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
