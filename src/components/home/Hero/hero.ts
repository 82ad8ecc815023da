/** The text of the first screen. */
export const hero = {
  lead: 'tRPC lets you write functions on your server and call them from your client, with every input and output typed. It needs no schema language and no generated code, so nothing can drift apart.',
  actions: [
    {label: 'Quickstart', to: '/docs/quickstart', primary: true},
    {label: 'Break something', to: '#demo', primary: false},
  ],
  install: 'npm install @trpc/server @trpc/client',
  wire: 'only the type is imported',
};
