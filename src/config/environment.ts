/**
 * The only place that reads the variables which configure the site. Each is optional; an invalid
 * value fails the build with a message naming the variable. (`src/content/preview.ts` reads
 * `NODE_ENV`, which Docusaurus sets.)
 */
import * as z from 'zod';

const gtagId = z
  .string()
  .regex(/^(G|GT|AW|UA)-[A-Z0-9-]+$/i, 'expected a Google tag id such as G-ABC123');

const siteUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value),
    'expected an origin without a path, such as https://trpc.io',
  );

const baseUrl = z
  .string()
  .regex(
    /^\/(?:[\w.~-]+\/)*$/,
    'expected a path that starts and ends with a slash, such as / or /docs-preview/',
  );

const flag = z
  .enum(['true', 'false'], 'expected true or false')
  .transform((value) => value === 'true');

const schema = z.object({
  /** The origin for canonical links, feeds and the sitemap. */
  SITE_URL: siteUrl.default('https://trpc.io'),
  /** The path under which the site is served. */
  BASE_URL: baseUrl.default('/'),
  /** Google tag id; without it there is no analytics. */
  GTAG_ID: gtagId.optional(),
  /** Loads the social-embed widget script, which shows linked posts in place. */
  SOCIAL_EMBEDS: flag.default(false),
  /** Hosted search: all three or none. */
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]+$/i, 'expected an Algolia application id')
    .optional(),
  ALGOLIA_API_KEY: z
    .string()
    .regex(/^[a-f0-9]{32}$/i, 'expected a search-only API key of 32 hexadecimal digits')
    .optional(),
  ALGOLIA_INDEX_NAME: z.string().optional(),
});

export type Environment = z.infer<typeof schema>;

const searchVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Validates the known variables and ignores others.
 *
 * @param source - usually `process.env`; an empty string counts as not set
 * @throws Error naming every invalid variable, with the reason
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map(({path, message}) => {
      const name = path.join('.');
      // A log is no place for a key, even for one with a slip in it.
      return name.endsWith('_KEY')
        ? `  ${name}: ${message}`
        : `  ${name}="${set[name]}": ${message}`;
    });
    throw new Error(`Environment variables that can't be used:\n${lines.join('\n')}`);
  }
  const missing = searchVariables.filter((name) => result.data[name] === undefined);
  if (missing.length > 0 && missing.length < searchVariables.length) {
    throw new Error(
      `Hosted search needs ${searchVariables.join(', ')} together; missing: ${missing.join(', ')}. ` +
        'Set all three, or none for the built-in search.',
    );
  }
  return result.data;
}

export const environment = readEnvironment(process.env);
