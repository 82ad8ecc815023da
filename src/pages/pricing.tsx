import type {ReactNode} from 'react';

import PageIntro from '../components/PageIntro';
import Plans, {Questions} from '../components/pricing';

export default function Pricing(): ReactNode {
  return (
    <PageIntro
      title="Pricing"
      description="tRPC is free under the MIT license. Pro and Enterprise add prioritized support, consulting and packages outside that license, by the month or by the year."
      heading="Free to use, with help for teams that need it"
      lead="The packages in these docs are MIT-licensed and cost nothing. If your team depends on them, a paid plan gets you support, consulting and the maintainers’ attention."
    >
      <Plans />
      <Questions />
    </PageIntro>
  );
}
