/** Questions that come up before a company uses tRPC. */
export const questions = [
  {
    question: 'Is there anything I have to pay for?',
    answer:
      'No. tRPC is a set of npm packages. You pay for what you run them on, to whoever runs it for you.',
  },
  {
    question: 'May I use it in a closed-source product?',
    answer: 'Yes. The MIT license asks you to keep its notice with the code, and nothing else.',
  },
  {
    question: 'Does tRPC see my data?',
    answer:
      'No. There is no service behind it. Requests go from your clients to your servers, and the packages send nothing anywhere else.',
  },
  {
    question: 'What does sponsoring change for me?',
    answer:
      'Maintainers can spend more time on releases, issues and docs. Sponsoring does not buy support or a say over the roadmap unless a tier on GitHub says so.',
  },
  {
    question: 'Where do I get help for free?',
    answer:
      'In the docs, on Discord, and in GitHub discussions. Open an issue for a bug, with a reproduction.',
  },
];
