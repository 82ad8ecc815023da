import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

import Community from '../components/home/Community';
import Comparison from '../components/home/Comparison';
import Demo from '../components/home/Demo';
import Features from '../components/home/Features';
import FinalCall from '../components/home/FinalCall';
import Hero from '../components/home/Hero';
import Integrations from '../components/home/Integrations';
import Steps from '../components/home/Steps';
import Software from '../plugins/structured-data/server/Software';

const description =
  "Call your TypeScript server's functions from your client with full type inference: no schema language, no code generation.";

export default function Home(): ReactNode {
  return (
    <Layout title="End-to-end typesafe APIs" description={description}>
      <Software description={description} />
      <main>
        <Hero />
        <Demo />
        <Steps />
        <Features />
        <Comparison />
        <Integrations />
        <Community />
        <FinalCall />
      </main>
    </Layout>
  );
}
