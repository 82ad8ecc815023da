/** What sets tRPC apart; each links the page that shows it. */
export const features = [
  {
    title: 'Types that follow the code',
    text: 'The client infers inputs and outputs from your router. Rename a field and every use of it is an error in your editor, before anything runs.',
    to: '/docs/concepts',
  },
  {
    title: 'Inputs checked at run time too',
    text: 'Zod, Valibot, ArkType or a function of your own: the validator checks each request and gives the type at the same time.',
    to: '/docs/server/validators',
  },
  {
    title: 'Requests in batches',
    text: 'With the batch link, calls made in the same tick share one HTTP request. Stream the batch, and fast answers do not wait for slow ones.',
    to: '/docs/client/links',
  },
  {
    title: 'Subscriptions',
    text: 'Yield values from an async generator. They reach the client over server-sent events or a WebSocket, and tracked ones resume after a lost connection.',
    to: '/docs/server/subscriptions',
  },
  {
    title: 'Middlewares that narrow',
    text: 'Check the session once. Procedures behind the check see a user that cannot be null.',
    to: '/docs/server/middlewares',
  },
  {
    title: 'No HTTP where you need none',
    text: 'Call your router on the server as plain functions: in tests, in jobs, in server components.',
    to: '/docs/server/server-side-calls',
  },
];
