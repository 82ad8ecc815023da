/** The reference of tRPC 11. */
import {readPackages, type ReferenceContents} from '../types';
import {examplePreludes, uncheckedExamples} from './examples';

export const contents: ReferenceContents = {
  packages: readPackages(__dirname, [
    'client',
    'server',
    'react-query',
    'next',
    'tanstack-react-query',
  ]),
  commonWords: [
    'map', // Array.prototype.map
    'tap', // RxJS
    'share', // RxJS
    'lazy', // React.lazy
    'observable', // RxJS; the word
    'Observable', // RxJS; the TC39 proposal
    'Observer', // RxJS
    'sse', // the transport
    'Resolver', // GraphQL
    'Operation', // the word
    'Dict', // the word
  ],
  returned: {
    initTRPC: 't',
    createTRPCReact: 'trpc',
    createTRPCNext: 'trpc',
    createTRPCContext: '',
    createHydrationHelpers: '',
  },
  examplePreludes,
  uncheckedExamples,
  withheldExports: {
    '@trpc/server': {
      TRPCUnsetMarker: 'marked @internal where it is exported',
      TRPCUnwrap: 'marked @internal where it is exported',
    },
    '@trpc/server/adapters/node-http': {
      internal_exceptionHandler: 'internal by its name',
    },
    '@trpc/server/adapters/next': {
      NextApiHandler: 'belongs to next',
      NextApiRequest: 'belongs to next',
      NextApiResponse: 'belongs to next',
    },
  },
};
