import type {DiagramProps} from '../types';

/** Three calls in the same tick as one HTTP request. */
export const batching = {
  title: 'Three calls in one HTTP request',
  description:
    'On the client, bookCount, bookById 1 and bookById 2 start in the same tick. httpBatchLink collects them and sends one HTTP request. On the server, the adapter runs the three procedures side by side with one shared context. When all three are done it sends one HTTP response with three results, and the link gives each call its own.',
  caption:
    'Calls in one tick share a request. The response is sent when the slowest of them is done.',
  diagram: {
    kind: 'flow',
    rows: [
      {
        region: 'Client: calls in one tick',
        boxes: [
          {id: 'count', title: 'bookCount', code: true},
          {id: 'first', title: 'bookById', code: true, notes: ['{id: 1}']},
          {id: 'second', title: 'bookById', code: true, notes: ['{id: 2}']},
        ],
      },
      {
        region: 'Client: calls in one tick',
        boxes: [
          {
            id: 'link',
            title: 'httpBatchLink',
            code: true,
            notes: ['collects the calls, deals out the results'],
            accent: true,
          },
        ],
      },
      {
        region: 'Server',
        boxes: [{id: 'adapter', title: 'Adapter', notes: ['one context for the whole batch']}],
      },
      {
        region: 'Server',
        boxes: [
          {id: 'runCount', title: 'bookCount', code: true},
          {id: 'runFirst', title: 'bookById', code: true},
          {id: 'runSecond', title: 'bookById', code: true},
        ],
      },
    ],
    edges: [
      {from: 'count', to: 'link'},
      {from: 'link', to: 'count'},
      {from: 'first', to: 'link'},
      {from: 'link', to: 'first'},
      {from: 'second', to: 'link'},
      {from: 'link', to: 'second'},
      {from: 'link', to: 'adapter', label: '1 request'},
      {from: 'adapter', to: 'link', label: '1 response'},
      {from: 'adapter', to: 'runCount'},
      {from: 'runCount', to: 'adapter'},
      {from: 'adapter', to: 'runFirst'},
      {from: 'runFirst', to: 'adapter'},
      {from: 'adapter', to: 'runSecond'},
      {from: 'runSecond', to: 'adapter'},
    ],
  },
} satisfies DiagramProps;
