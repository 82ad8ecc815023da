import type {ReactNode} from 'react';

import PageIntro from '../components/PageIntro';
import {Colors, Downloads, Rules, Typeface} from '../components/media';

export default function Media(): ReactNode {
  return (
    <PageIntro
      title="Media"
      description="The tRPC logo and wordmark as SVG and PNG, the colors with their values, the typeface, and how to use them."
      heading="Logo, colors and type"
      lead="The files, colors and typeface of this site, for talks, posts and integrations that are about tRPC."
    >
      <Downloads />
      <Colors />
      <Typeface />
      <Rules />
    </PageIntro>
  );
}
