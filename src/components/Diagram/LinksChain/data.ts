import type {DiagramProps} from '../types';

/** The path of an operation through a branching chain of links, and the path of its result back. */
export const linksChain = {
  title: 'A chain of links',
  description:
    'Your call enters the chain as an operation. loggerLink sees it first and passes it on to splitLink. splitLink sends subscriptions to httpSubscriptionLink and all other operations to httpBatchLink. Both are terminating links: they talk to the server. Results come back through the same links in reverse order, so loggerLink sees them last.',
  caption:
    'An operation goes down the chain and its result comes up through the same links. A terminating link talks to the server.',
  diagram: {
    kind: 'flow',
    rows: [
      {boxes: [{id: 'call', title: 'Your call'}]},
      {
        region: 'links: […]',
        boxes: [
          {id: 'logger', title: 'loggerLink', code: true, notes: ['sees operation and result']},
        ],
      },
      {
        region: 'links: […]',
        boxes: [{id: 'split', title: 'splitLink', code: true, notes: ['chooses a branch']}],
      },
      {
        region: 'links: […]',
        boxes: [
          {
            id: 'subscription',
            title: 'Subscriptions',
            notes: ['httpSubscriptionLink'],
            accent: true,
          },
          {id: 'batch', title: 'Other calls', notes: ['httpBatchLink'], accent: true},
        ],
      },
      {boxes: [{id: 'server', title: 'Server'}]},
    ],
    edges: [
      {from: 'call', to: 'logger', label: 'operation'},
      {from: 'logger', to: 'call', label: 'result'},
      {from: 'logger', to: 'split', label: 'next(op)'},
      {from: 'split', to: 'logger', label: 'result'},
      {from: 'split', to: 'subscription', label: 'true'},
      {from: 'subscription', to: 'split'},
      {from: 'split', to: 'batch', label: 'false'},
      {from: 'batch', to: 'split'},
      {from: 'subscription', to: 'server'},
      {from: 'server', to: 'subscription', label: 'events'},
      {from: 'batch', to: 'server'},
      {from: 'server', to: 'batch', label: 'result'},
    ],
  },
} satisfies DiagramProps;
