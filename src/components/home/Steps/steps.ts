import Step1 from '@site/docs/landing-intro/Step1.mdx';
import Step2 from '@site/docs/landing-intro/Step2.mdx';
import Step3 from '@site/docs/landing-intro/Step3.mdx';

/** The three pages of the docs that show tRPC in order. */
export const steps = [
  {title: 'Define your procedures', Content: Step1},
  {title: 'Serve your router', Content: Step2},
  {title: 'Call it from your client', Content: Step3},
];
