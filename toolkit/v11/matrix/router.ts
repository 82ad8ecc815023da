/** The router that every platform serves, and the client asks. */
import {setTimeout as pause} from 'node:timers/promises';

import {initTRPC, tracked} from '@trpc/server';
import * as z from 'zod';

/** Milliseconds between what must arrive apart. */
export const gap = 400;

const t = initTRPC.create({isDev: false});

/** How long `wait` takes when nothing stops it. */
export const longestWait = 4 * gap;

/** How the resolvers of `wait` came to their end. */
const waits = {aborted: 0, ended: 0};

export const appRouter = t.router({
  bookById: t.procedure.input(z.object({id: z.number()})).query(({input}) => ({id: input.id})),

  reviewAdd: t.procedure
    .input(z.object({stars: z.number()}))
    .mutation(({input}) => ({stars: input.stars})),

  slow: t.procedure.query(async () => {
    await pause(gap);
    return 'slow';
  }),

  stockOnChange: t.procedure.subscription(async function* () {
    yield tracked('1', 1);
    await pause(gap);
    yield tracked('2', 2);
  }),

  /** Adds up the bytes of a file, so that a changed one is noticed. */
  coverAdd: t.procedure.input(z.instanceof(FormData)).mutation(async ({input}) => {
    const file = input.get('cover');
    if (!(file instanceof Blob)) return {size: 0, sum: 0};
    const bytes = new Uint8Array(await file.arrayBuffer());
    return {size: bytes.length, sum: bytes.reduce((sum, byte) => sum + byte, 0)};
  }),

  wait: t.procedure.query(async ({signal}) => {
    const end = Date.now() + longestWait;
    while (Date.now() < end) {
      if (signal?.aborted) return void (waits.aborted += 1);
      await pause(20);
    }
    waits.ended += 1;
  }),

  waits: t.procedure.query(() => waits),
});

export type AppRouter = typeof appRouter;
