export interface Plan {
  name: string;
  price: string;
  /** What the price is for. */
  unit?: string;
  terms: string;
  /** The target audience. */
  summary: string;
  points: readonly string[];
  action: {label: string; to: string};
  /** Whether most readers want this one. */
  main?: boolean;
}

/** The project's plans, as its own pricing page listed them in June 2026. */
export const plans: readonly Plan[] = [
  {
    name: 'Open Source',
    price: 'Free',
    terms: 'for everyone',
    summary: 'Everything in these docs, for any project and any company.',
    points: ['All MIT-licensed packages', 'Community support on Discord and in GitHub Discussions'],
    action: {label: 'Get started', to: '/docs/quickstart'},
    main: true,
  },
  {
    name: 'Pro',
    price: '$500',
    unit: 'a month',
    terms: 'or $4,500 a year, which is 25% less',
    summary: 'For teams that depend on tRPC and want direct access to the maintainers.',
    points: [
      'Everything in Open Source',
      'Prioritized feature requests, bug fixes and support',
      'A Discord channel for your team',
      'Packages that are not MIT-licensed',
      'Up to 2 hours of consulting a month with a member of the core team',
      'Cancel at any time',
      'If you like, your company’s name on the site and in the README',
    ],
    action: {label: 'Buy Pro', to: 'pathname:///buy/tier-pro'},
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    terms: 'by agreement',
    summary: 'For companies that need custom features, packages or response times.',
    points: [
      'Everything in Pro',
      'Feature requests tailored to you',
      'Enterprise packages',
      'Responses within 24 hours',
      'A Slack or Discord channel',
      'If you like, your company’s name on the site and in the README',
    ],
    action: {
      label: 'Contact sales',
      to: 'mailto:sales@trpc.io?subject=Enterprise%20Plan%20Inquiry',
    },
  },
];

interface Question {
  question: string;
  answer: string;
  link?: {label: string; to: string};
}

/** Questions that come up before a company uses tRPC. */
export const questions: readonly Question[] = [
  {
    question: 'Do I have to pay to use tRPC?',
    answer:
      'No. The packages in these docs are MIT-licensed, so you can build and run any product with them for free. Pro and Enterprise add prioritized support, consulting with the core team, and packages outside that license.',
  },
  {
    question: 'How do I pay for Pro?',
    answer:
      'Through GitHub Sponsors: the button takes you to the tier. You can cancel at any time.',
  },
  {
    question: 'Can I support the project without a plan?',
    answer: 'Yes. You can donate on GitHub Sponsors:',
    link: {label: 'github.com/sponsors/trpc', to: 'https://github.com/sponsors/trpc'},
  },
  {
    question: 'Can I use it in a closed-source product?',
    answer: 'Yes. If you pass on copies of the code, keep the MIT license’s notice with them.',
  },
  {
    question: 'Does tRPC see my data?',
    answer:
      'No. There’s no hosted service behind the MIT-licensed packages. Requests go from your clients to your servers, and nowhere else.',
  },
  {
    question: 'Where do I get help for free?',
    answer:
      'In these docs, on Discord and in GitHub Discussions. For a bug, open an issue with a reproduction.',
  },
];
