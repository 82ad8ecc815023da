import {projectUrl} from '../../config/site';

interface Plan {
  name: string;
  price: string;
  /** What stands beside the price. */
  terms: string;
  /** Who it is for. */
  summary: string;
  points: readonly string[];
  action: {label: string; to: string};
  /** The one that most readers want. */
  main?: boolean;
}

const sponsorsUrl = 'https://github.com/sponsors/trpc';

/** Ways to use and to support tRPC. Only what holds without a promise of ours stands here. */
export const plans: readonly Plan[] = [
  {
    name: 'Open source',
    price: '$0',
    terms: 'for everyone',
    summary: 'All of tRPC, for every project and company.',
    points: [
      'Every package, under the MIT license',
      'Commercial use, with no limit on users, calls or servers',
      'No account, no key, no telemetry to turn off',
      'Runs on your servers; nothing passes through ours',
    ],
    action: {label: 'Read the quickstart', to: '/docs/quickstart'},
    main: true,
  },
  {
    name: 'Sponsor',
    price: 'You choose',
    terms: 'on GitHub Sponsors',
    summary: 'Fund the time that maintenance takes, as a person or a company.',
    points: [
      'Current tiers and what comes with them stand on GitHub',
      'Nothing to sign with us: you choose, GitHub charges',
      'Billed by GitHub, which handles invoices and cancellation',
      'Buys no feature: everybody gets the same tRPC',
    ],
    action: {label: 'See the tiers', to: sponsorsUrl},
  },
  {
    name: 'Enterprise',
    price: 'By agreement',
    terms: 'with the maintainers',
    summary: 'When your company needs more than public channels give.',
    points: [
      'There is no paid edition: you run the same packages',
      'Ask about a review, a migration or a feature you need',
      'Maintainers decide what they take on, and on what terms',
      'Reach the team through its GitHub profiles or Discord',
    ],
    action: {label: 'Find the maintainers', to: `${projectUrl}#core-team`},
  },
];
