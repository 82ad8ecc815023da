export const periods = ['monthly', 'yearly'] as const;

/** How often a plan is paid for. */
export type Period = (typeof periods)[number];

/** In US dollars: what one period costs. */
export type Rates = Readonly<Record<Period, number>>;

export interface Plan {
  name: string;
  /** Words where no choice of the reader changes the price. */
  price: {label: string; terms: string} | Rates;
  /** Who it is for. */
  summary: string;
  points: readonly string[];
  action: {label: string; to: string};
  /** The one that most readers want. */
  main?: boolean;
}

/** The plans of the project as its own pricing page had them in June 2026. */
export const plans: readonly Plan[] = [
  {
    name: 'Open Source',
    price: {label: 'Free', terms: 'for everyone'},
    summary: 'Everything that these docs describe, for any project and any company.',
    points: ['All MIT-licensed packages', 'Community support on Discord and in GitHub Discussions'],
    action: {label: 'Donate on GitHub', to: 'https://github.com/sponsors/trpc'},
    main: true,
  },
  {
    name: 'Pro',
    price: {monthly: 500, yearly: 4500},
    summary: 'For teams that depend on tRPC and want the maintainers within reach.',
    points: [
      'Everything in Open Source',
      'Feature requests, bug fixes and support are prioritized',
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
    price: {label: 'Custom', terms: 'by agreement'},
    summary: 'For companies that need features, packages or response times of their own.',
    points: [
      'Everything in Pro',
      'Feature requests tailored to you',
      'Enterprise packages',
      'Answers within 24 hours',
      'A Slack or Discord channel',
      'If you like, your company’s name on the site and in the README',
    ],
    action: {
      label: 'Write to sales',
      to: 'mailto:sales@trpc.io?subject=Enterprise%20Plan%20Inquiry',
    },
  },
];
