/** Questions that come up before a company uses tRPC. */
export const questions = [
  {
    question: 'Do I have to pay to use tRPC?',
    answer:
      'No. The packages that these docs describe are under the MIT license, so you can build and run any product with them for free. Pro and Enterprise add support, time with the maintainers, and packages outside that license.',
  },
  {
    question: 'How do I pay for Pro?',
    answer:
      'Through GitHub Sponsors. The button leads to the tier, and GitHub charges you and handles the cancellation.',
  },
  {
    question: 'Can I support the project without a plan?',
    answer: 'Yes. You can donate on GitHub Sponsors, which lists what each tier includes.',
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
