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
        lead="For talks, posts, integrations and slides about tRPC. Take the files as they are."
      >
        <Downloads />
        <Colors />
        <Typeface />
        <Rules />
      </PageIntro>
    </Layout>
  );
}
