/** The sections of the landing page that are lists. */
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Step1 from '@site/docs/landing-intro/Step1.mdx';
import Step2 from '@site/docs/landing-intro/Step2.mdx';
import Step3 from '@site/docs/landing-intro/Step3.mdx';

import Cards from '../Cards';
import Section from './Section';
import {features, integrations, next, users, voices, type Subject} from './content';
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
      lead="Define procedures, serve them, call them. Nothing is generated in between."
    >
      <ol className={styles.steps}>
        {steps.map(({title, Content}, index) => (
          <li key={title}>
            <details name="step" open={index === 0}>
              <summary>
                <Heading as="h3">{title}</Heading>
              </summary>
              <MDXContent>
                <Content />
              </MDXContent>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Subjects({of}: {of: readonly Subject[]}): ReactNode {
  return (
    <Cards>
      <ul>
        {of.map(({title, text, to}) => (
          <li key={to}>
            <Heading as="h3">
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Cards>
  );
}

export function Features(): ReactNode {
  return (
    <Section
      id="features"
      title="Small surface, strong guarantees"
      lead="tRPC is a thin layer over your functions. The compiler you already run does the checking."
      tinted
    >
      <Subjects of={features} />
    </Section>
  );
}

/** Who uses tRPC, and says so. */
export function Proof(): ReactNode {
  return (
    <section className={styles.proof}>
      <p>Products with their tRPC routers in the open</p>
      <ul className={styles.users}>
        {users.map(({name, to}) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
      <ul className={styles.voices}>
        {voices.map(({title, text, to}) => (
          <li key={to}>
            <p>{text}</p>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
      <Link to="/docs/community/love">What people say, criticism included</Link>
    </section>
  );
}

export function Next(): ReactNode {
  return (
    <Section
      id="next"
      title="Your next route is a function"
      lead={
        <>
          The <Link to="/docs/quickstart">quickstart</Link> takes you from an empty folder to a
          typed call on one page.
        </>
      }
    >
      <p>
        <Link to="/docs/quickstart" className="button button--lg button--primary">
          Get started
        </Link>
      </p>
      <Subjects of={next} />
    </Section>
  );
}

export function Integrations(): ReactNode {
  return (
    <Section id="integrations" title="Fits the stack you have" tinted>
      {integrations.map(({title, items}) => (
        <p key={title} className={styles.lead}>
          {title}{' '}
          {items.map(({name, to}, index) => (
            <Fragment key={to}>
              {index > 0 && (index < items.length - 1 ? ', ' : ' or ')}
              <Link to={to}>{name}</Link>
            </Fragment>
          ))}
          .
        </p>
      ))}
    </Section>
  );
}
