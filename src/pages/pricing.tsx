import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

import PageIntro from '../components/PageIntro';
import Plans from '../components/pricing/Plans';
import Questions from '../components/pricing/Questions';

export default function Pricing(): ReactNode {
  return (
    <Layout
      title="Pricing"
      description="tRPC is free and open source under the MIT license. How to sponsor the work, and how to reach the maintainers as a company."
    >
      <PageIntro
        title="Free and open source"
        lead="All of tRPC is under the MIT license. There is no paid edition. If your work depends on it, you can help to keep it going."
      >
        <Plans />
        <Questions />
      </PageIntro>
    </Layout>
  );
}
