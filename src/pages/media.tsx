import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

import PageIntro from '../components/PageIntro';
import Colors from '../components/media/Colors';
import Downloads from '../components/media/Downloads';
import Rules from '../components/media/Rules';
import Typeface from '../components/media/Typeface';

export default function Media(): ReactNode {
  return (
    <Layout
      title="Media"
      description="The tRPC logo and wordmark as SVG and PNG, the colors with their values, the typeface, and how to use them."
    >
      <PageIntro
        title="Logo, colors and type"
        lead="The files, colors and typeface of this site, for talks, posts and integrations that are about tRPC."
      >
        <Downloads />
        <Colors />
        <Typeface />
        <Rules />
      </PageIntro>
    </Layout>
  );
}
