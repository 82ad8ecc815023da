import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';

import styles from './index.module.css';

const nextSteps = [
  {to: '/docs', title: 'Introduction', text: 'What tRPC is, and a server and client in one page.'},
  {
    to: '/docs/concepts',
    title: 'Concepts',
    text: 'Procedures, routers, context, links: the whole vocabulary.',
  },
  {
    to: '/blog/introducing-trpc',
    title: 'Why tRPC exists',
    text: 'The problem that it set out to solve.',
  },
];

export default function Home(): ReactNode {
  return (
    <Layout
      title="End-to-end typesafe APIs"
      description="Call your TypeScript server's functions from your client with full type inference: no schema language, no code generation."
    >
      <main className={clsx('container', styles.main)}>
        <Heading as="h1" className={styles.title}>
          Move fast and break nothing
        </Heading>
        <p className={styles.lead}>
          Write functions on your server, call them from your client, and let TypeScript check
          everything between. No schema language and no code generation.
        </p>
        <pre className={styles.install}>
          <code>npm install @trpc/server @trpc/client</code>
        </pre>
        <Link className="button button--primary button--lg" to="/docs">
          Read the docs
        </Link>
        <ul className={styles.steps}>
          {nextSteps.map(({to, title, text}) => (
            <li key={to}>
              <Heading as="h2" className={styles.stepTitle}>
                <Link to={to}>{title}</Link>
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
