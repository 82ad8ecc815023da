import type {Plugin} from '@docusaurus/types';
import * as z from 'zod';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A rule whose loaders include css-loader with CSS modules enabled. */
const cssModuleRule = z.looseObject({
  use: z.array(
    z.looseObject({
      options: z.looseObject({
        modules: z.looseObject({localIdentName: z.string()}).optional(),
      }),
    }),
  ),
});

/**
 * Names the classes of CSS modules by a hash of file and name, without the readable name, because
 * styles, scripts and HTML all repeat them. With five characters out of an alphabet of 64, the odds
 * that two of some 300 classes collide are 1 in 20,000.
 *
 * @param config - modified in place, since the bundler's rules can't be merged by content
 */
export function shortenClassNames(config: Configuration): void {
  const options = (config.module?.rules ?? []).flatMap((rule) => {
    const parsed = cssModuleRule.safeParse(rule);
    if (!parsed.success) return [];
    return (rule as z.infer<typeof cssModuleRule>).use.flatMap(
      ({options: {modules}}) => modules ?? [],
    );
  });
  if (options.length !== 1 || !options[0]) {
    throw new Error(
      `Docusaurus has ${options.length} rules for CSS modules, not one; adapt src/client/styles/classNames.ts.`,
    );
  }
  options[0].localIdentName = '[contenthash:base64:5]';
}
