import * as trpc from '@trpc/server';
import superjson from 'superjson';
import {z} from 'zod';

export interface Context {
  user: string | null;
}

export const createContext = (): Context => ({user: 'Ursula'});

const books = [{id: 1, title: 'The Left Hand of Darkness', added: new Date('2021-05-01')}];

export const appRouter = trpc
  .router<Context>()
  .transformer(superjson)
  .formatError(({shape}) => ({...shape, data: {...shape.data, shop: 'main'}}))
  .query('book.byId', {
    input: z.object({id: z.number()}),
    resolve({input}) {
      const book = books.find(({id}) => id === input.id);
      if (!book) throw new trpc.TRPCError({code: 'NOT_FOUND', message: 'No such book'});
      return book;
    },
  })
  .mutation('book.add', {
    input: z.object({title: z.string().min(1)}),
    resolve: ({input, ctx}) => `${ctx.user} adds ${input.title}`,
  })
  .subscription('order.onPaid', {
    resolve: () =>
      new trpc.Subscription<{orderId: number}>((emit) => {
        emit.data({orderId: 17});
        return () => undefined;
      }),
  });

export type AppRouter = typeof appRouter;
