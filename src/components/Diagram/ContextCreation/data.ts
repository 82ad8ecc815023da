import type {DiagramProps} from '../types';

/** What creates the inner context and what adds the outer one. */
export const contextCreation = {
  title: 'Inner and outer context',
  description:
    'For an HTTP request, the adapter calls createContext, which reads the headers and calls createContextInner with the customer it finds. A test or a job has no request and calls createContextInner itself. createContextInner returns the inner context: customer and orders. For a request, createContext adds req and res, which makes the outer context. Procedures are typed with the inner context and work with both.',
  caption: 'Both ways meet in the inner context. Only a request adds the outer part.',
  diagram: {
    kind: 'flow',
    rows: [
      {
        boxes: [
          {id: 'request', title: 'HTTP request'},
          {id: 'test', title: 'Test or job'},
        ],
      },
      {
        boxes: [
          {id: 'outer', title: 'createContext', code: true, notes: ['reads the headers']},
          null,
        ],
      },
      {
        boxes: [
          {
            id: 'inner',
            title: 'createContextInner',
            code: true,
            notes: ['needs no request'],
            accent: true,
          },
        ],
      },
      {
        boxes: [
          {id: 'outerCtx', title: 'Outer context', notes: ['customer, orders', 'req, res']},
          {id: 'innerCtx', title: 'Inner context', notes: ['customer, orders']},
        ],
      },
      {
        boxes: [{id: 'procedures', title: 'Procedures', notes: ['typed with the inner context']}],
      },
    ],
    edges: [
      {from: 'request', to: 'outer', label: 'req, res'},
      {from: 'outer', to: 'inner', label: 'customer'},
      {from: 'test', to: 'inner', label: 'customer'},
      {from: 'inner', to: 'outerCtx', label: '+ req, res'},
      {from: 'inner', to: 'innerCtx'},
      {from: 'outerCtx', to: 'procedures', label: 'ctx'},
      {from: 'innerCtx', to: 'procedures', label: 'ctx'},
    ],
  },
} satisfies DiagramProps;
