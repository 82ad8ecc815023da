/** What sets tRPC apart; each feature links to the page that shows it. */
export const features = [
  {
    title: 'Types that follow the code',
    text: 'The client infers inputs and outputs from your router. If you rename a field, every use of it is an error in your editor before anything runs.',
    to: '/docs/concepts',
  },
  {
    title: 'Inputs checked at run time too',
    text: 'A validator checks each request and gives the input its type. It can come from Zod, Valibot or ArkType, or be your own function.',
    to: '/docs/server/validators',
  },
  {
    title: 'Requests in batches',
    text: 'With the batch link, calls made in the same tick share one HTTP request. If you stream the batch, fast results don’t wait for slow ones.',
    to: '/docs/client/links',
  },
  {
    title: 'Subscriptions',
    text: 'Values that an async generator yields reach the client over server-sent events or a WebSocket. Tracked subscriptions resume after a lost connection.',
    to: '/docs/server/subscriptions',
  },
  {
    title: 'Middlewares that narrow',
    text: 'When a middleware has checked the session, the procedures behind it see a user that cannot be null.',
    to: '/docs/server/middlewares',
  },
  {
    title: 'No HTTP where you need none',
    text: 'On the server you can call a router’s procedures as plain functions, for example in tests, in jobs and in server components.',
    to: '/docs/server/server-side-calls',
  },
];
