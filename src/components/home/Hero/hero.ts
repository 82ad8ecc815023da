/** What the first screen says. */
export const hero = {
  lead: 'tRPC lets you write functions on your server and call them from your client, with every input and output typed. No schema language, no code generation, no drift.',
  actions: [
    {label: 'Quickstart', to: '/docs/quickstart', primary: true},
    {label: 'Break something', to: '#demo', primary: false},
  ],
  install: 'npm install @trpc/server @trpc/client',
  wire: 'only the type is imported',
};
