/** Questions that come up before a company uses tRPC. */
export const questions = [
  {
    question: 'Do I have to pay to use tRPC?',
    answer:
      'No. The packages that these docs describe are under the MIT license, so you can build and run any product with them for free. Pro and Enterprise add prioritized support, consulting with the core team, and packages outside that license.',
  },
  {
    question: 'How do I pay for Pro?',
    answer:
      'Through GitHub Sponsors, where the button leads to the tier. You can cancel at any time.',
  },
  {
    question: 'Can I support the project without a plan?',
    answer: 'Yes. You can donate on GitHub Sponsors.',
  },
  {
    question: 'May I use it in a closed-source product?',
    answer:
      'Yes. All that the MIT license asks of you is to keep its notice with the copies of the code that you pass on.',
  },
  {
    question: 'Does tRPC see my data?',
    answer:
      'No. The MIT-licensed packages have no hosted service behind them: requests go from your clients to your servers, and the packages send nothing anywhere else.',
  },
  {
    question: 'Where do I get help for free?',
    answer:
      'In these docs, on Discord and in GitHub Discussions. For a bug, open an issue with a reproduction.',
  },
];
