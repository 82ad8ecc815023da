/** What is replaced in the solution of each lesson, by what the reader does instead. */
export const wrongSolutions: Record<string, Record<string, [from: string, to: string][]>> = {
  'first-procedure': {
    'a mutation': [['hello: t.procedure.query', 'hello: t.procedure.mutation']],
    'a caller without a router': [
      ["  hello: t.procedure.query(() => 'Hello, reader'),\n", ''],
      [
        'export const caller = t.createCallerFactory(appRouter)({});',
        "export const caller = {ping: async () => 'pong', hello: async () => 'Hello, reader'};",
      ],
    ],
    'a router without types': [['export const appRouter =', 'export const appRouter: any =']],
  },
  'input-validation': {
    'a check in a refinement': [
      [
        'z.object({name: z.string().min(1)})',
        "z.any().refine((it) => typeof it?.name === 'string' && it.name !== '')",
      ],
    ],
    'one name': [['z.string().min(1)', "z.literal('Ada')"]],
    'a longer name': [['min(1)', 'min(2)']],
    'a number that is converted': [['z.string().min(1)', 'z.coerce.string().min(1)']],
  },
  mutations: {
    'one number for all books': [['books.length + 1', '2']],
    'a book that is not stored': [['    books.push(book);\n', '']],
    'a title of its own': [['title: input.title', "title: 'Dawn'"]],
  },
  context: {
    'a name by hand': [["ctx.user?.name ?? 'guest'", "ctx.user ? 'Ada' : 'guest'"]],
    'a name without a type': [["ctx.user?.name ?? 'guest'", 'ctx.user?.name']],
  },
  middleware: {
    'a check in one resolver': [
      [
        "if (!ctx.user) throw new TRPCError({code: 'UNAUTHORIZED'});\n  return next({ctx: {user: ctx.user}})",
        'return next()',
      ],
      [
        'query(({ctx}) => [{buyer: ctx.user.name}])',
        "query(({ctx}) => {\n    if (!ctx.user) throw new TRPCError({code: 'UNAUTHORIZED'});\n    return [{buyer: ctx.user.name}];\n  })",
      ],
    ],
    'a user that is asserted': [
      ["if (!ctx.user) throw new TRPCError({code: 'UNAUTHORIZED'});\n  ", ''],
      ['{user: ctx.user}', '{user: ctx.user!}'],
    ],
    'another code': [["'UNAUTHORIZED'", "'FORBIDDEN'"]],
  },
  errors: {
    'a message by hand': [['`No book ${input}`', "'No book 7'"]],
    'an error without a code': [
      [
        "new TRPCError({code: 'NOT_FOUND', message: `No book ${input}`})",
        'new Error(`No book ${input}`)',
      ],
    ],
    'a result that may be missing': [['if (!book)', 'if (!book && input === 7)']],
  },
  'error-formatting': {
    'errors by hand': [
      [
        'error.cause instanceof z.ZodError ? z.flattenError(error.cause).fieldErrors : null',
        "{email: ['This is no email address']}",
      ],
    ],
    'a cause that is asserted': [
      [
        'error.cause instanceof z.ZodError ? z.flattenError(error.cause).fieldErrors : null',
        'z.flattenError(error.cause as z.ZodError).fieldErrors',
      ],
    ],
  },
  inference: {
    'a type by hand': [
      [
        "inferRouterOutputs<AppRouter>['bookList'][number]",
        '{id: number; title: string; stock: number}',
      ],
    ],
    'the type of the rows': [
      ["inferRouterOutputs<AppRouter>['bookList'][number]", "import('./router').Row"],
    ],
    any: [["inferRouterOutputs<AppRouter>['bookList'][number]", 'any']],
  },
  batching: {
    'calls by hand': [
      ['calls: string[] = []', "calls: string[] = ['one', 'two']"],
      ['    calls.push(op.path);\n', ''],
    ],
    'a link behind the last one': [
      [
        "recordLink, httpBatchLink({url: 'http://localhost/trpc', fetch: send})",
        "httpBatchLink({url: 'http://localhost/trpc', fetch: send}), recordLink",
      ],
    ],
    'a request for each call': [
      ['httpBatchLink,', 'httpLink,'],
      ['httpBatchLink(', 'httpLink('],
    ],
  },
  subscriptions: {
    'values by hand': [
      ['for (let left = input; left > 0; left -= 1) yield left;', 'yield* [3, 2, 1];'],
    ],
    'a value too many': [['left > 0', 'left >= 0']],
  },
  'data-transformers': {
    'a date that is asserted': [
      ['initTRPC.create({transformer: superjson})', 'initTRPC.create()'],
      ['      transformer: superjson,\n', ''],
      ["new Date('1968-07-01')", "'1968-07-01' as unknown as Date"],
    ],
    'a transformer that takes every text for a date': [
      [
        "import superjson from 'superjson';",
        'const superjson = {\n  serialize: (value: any) => value,\n  deserialize: (value: any) =>\n    Object.fromEntries(Object.entries(value ?? {}).map(([key, it]) => [key, new Date(it as string)])),\n};',
      ],
    ],
  },
  testing: {
    'any role': [["role: 'admin' | 'reader'", 'role: any']],
    'one role': [['createCaller({role})', "createCaller({role: 'admin'})"]],
  },
};
