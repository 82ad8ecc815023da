/** The source files that exist for each version, with those of the next one. */
import type {Version} from '../../src/versions/list';

export interface Source {
  /** Relative to the site's root. */
  file: string;
  /** The file that it is copied from. */
  from: string;
  edit: (source: string) => string;
}

/** @throws Error if the text, as formatted by Prettier, is not found */
function replace(source: string, text: string | RegExp, replacement: string): string {
  const replaced = source.replace(text, replacement);
  if (replaced === source) throw new Error(`it has no ${text}`);
  return replaced;
}

/**
 * @param newest - the version to freeze
 * @param next - the major version after it
 */
export function sourcesOf({major, name, toolkit}: Version, next: number): Source[] {
  const inPlace = (file: string, edit: Source['edit']): Source => ({file, from: file, edit});
  return [
    inPlace('src/versions/list.ts', (source) =>
      replace(
        source,
        new RegExp(`\\{major: ${major}, banner: '\\w+'\\}`),
        `{major: ${next}, banner: 'unreleased'},\n  {major: ${major}, banner: 'none'}`,
      ),
    ),
    inPlace('src/sidebars/index.ts', (source) =>
      replace(
        replace(
          source,
          `import {v${major}} from './v${major}';\n`,
          `$&import {v${next}} from './v${next}';\n`,
        ),
        `'${name}': v${major},`,
        `'${next}.x': v${next},\n  $&`,
      ),
    ),
    {
      file: `src/sidebars/v${next}.ts`,
      from: `src/sidebars/v${major}.ts`,
      edit: (source) => replace(source, `const v${major}:`, `const v${next}:`),
    },
    {
      file: `toolkit/v${next}/package.json`,
      from: `${toolkit}/package.json`,
      edit: (source) => {
        const manifest = {
          ...(JSON.parse(source) as object),
          name: `@toolkit/v${next}`,
          version: `${next}.0.0`,
          description: `The released packages that the ${next}.x docs describe. Samples are compiled and run against these.`,
        };
        return `${JSON.stringify(manifest, null, 2)}\n`;
      },
    },
  ];
}
