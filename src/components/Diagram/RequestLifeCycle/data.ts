import type {DiagramProps} from '../types';

/** What handles a call on its way to the resolver, and its result on the way back. */
export const requestLifeCycle = {
  title: 'The life cycle of a request',
  description:
    'On the client, your call, book.add.mutate(input), becomes an operation that passes through the links one by one. The last link sends an HTTP request. On the server, the adapter parses it and calls createContext once. The router finds the procedure by its path. The procedure runs its validators and middleware in the order in which you added them, and then the resolver. The result or the error takes the same way back to your call.',
  caption:
    'A call passes every stage on its way down, and its result or error passes them again on the way up.',
  diagram: {
    kind: 'flow',
    rows: [
      {region: 'Client', boxes: [{id: 'call', title: 'book.add.mutate(input)', code: true}]},
      {
        region: 'Client',
        boxes: [{id: 'links', title: 'Links', notes: ['log, retry, choose; the last one sends']}],
      },
      {
        region: 'Server',
        boxes: [
          {
            id: 'adapter',
            title: 'Adapter',
            notes: ['parses the request', 'and calls createContext once'],
          },
        ],
      },
      {
        region: 'Server',
        boxes: [{id: 'router', title: 'Router', notes: ['finds the procedure by its path']}],
      },
      {
        region: 'Server',
        boxes: [
          {
            id: 'steps',
            title: 'Validators and middleware',
            notes: ['each may stop the call with an error'],
          },
        ],
      },
      {
        region: 'Server',
        boxes: [
          {
            id: 'resolver',
            title: 'Resolver',
            notes: ['your function does the work'],
            accent: true,
          },
        ],
      },
    ],
    edges: [
      {from: 'call', to: 'links', label: 'operation'},
      {from: 'links', to: 'call', label: 'data or error'},
      {from: 'links', to: 'adapter', label: 'HTTP request'},
      {from: 'adapter', to: 'links', label: 'HTTP response'},
      {from: 'adapter', to: 'router', label: 'path, input'},
      {from: 'router', to: 'adapter', label: 'result'},
      {from: 'router', to: 'steps', label: 'ctx, input'},
      {from: 'steps', to: 'router', label: 'result'},
      {from: 'steps', to: 'resolver', label: 'ctx, input'},
      {from: 'resolver', to: 'steps', label: 'value or throw'},
    ],
  },
} satisfies DiagramProps;
