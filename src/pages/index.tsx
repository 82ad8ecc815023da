import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

import Comparison from '../components/home/Comparison';
import Demo from '../components/home/Demo';
import Hero from '../components/home/Hero';
import {Features, Integrations, Next, Proof, Steps} from '../components/home/sections';
import Software from '../plugins/structured-data/server/Software';

const description =
  "Call your TypeScript server's functions from your client with full type inference: no schema language, no code generation.";

export default function Home(): ReactNode {
  return (
    <Layout title="End-to-end typesafe APIs" description={description}>
      <Software description={description} />
      <main>
        <Hero />
        <Proof />
        <Demo />
        <Steps />
        <Features />
        <Comparison />
        <Integrations />
        <Next />
      </main>
    </Layout>
  );
}
