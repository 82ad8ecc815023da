/**
 * Checks the install lines of pages. The releases that npm installs for bare names do not always work
 * together: tRPC's packages require exactly their own release of each other, and not every release
 * has all of them.
 */
import {newestVersion, versionNamed} from '../../versions/list';
import {toolkitsOf} from '../../versions/toolkits';
import type {Page} from '../samples/core/model';
import {parsePage} from '../samples/core/page';
import {packagesUsed} from '../samples/core/toolkits';
import type {Finding} from './report';

const install = /^\s*(?:npm (?:install|i|add)|pnpm add|yarn add|bun add)\s/;
const spec = /(?<!\S)(@trpc\/[\w-]+)(?:@(\S+))?/g;

interface InstallLine {
  line: number;
  text: string;
}

const isInstall = (text: string) => install.test(text) && text.match(spec) !== null;

function installLines({fences}: Page): InstallLine[] {
  return fences
    .filter(({language}) => language === 'bash')
    .flatMap((fence) =>
      fence.value.split('\n').map((text, index) => ({line: fence.line + 1 + index, text})),
    )
    .filter(({text}) => isInstall(text));
}

/** The packages of tRPC in a line, with the release that it names, or an empty text. */
const packagesIn = (text: string) =>
  [...text.matchAll(spec)].map(([, name = '', release = '']) => ({name, release}));

type PackageSpec = ReturnType<typeof packagesIn>[number];

/**
 * The packages beside one that samples are not compiled with, such as `@trpc/openapi`: it asks for
 * the others of its own release, without the `-alpha` of a release before the first one.
 */
function specsBeside({name, release}: PackageSpec, names: readonly string[]): Map<string, string> {
  const own = release || '<release>';
  const [others] = own.split('-');
  return new Map(names.map((other) => [other, `${other}@${other === name ? own : others}`]));
}

/**
 * How to request packages so that all of those on a page work together: by name if these are the
 * newest releases, otherwise by release, and by major version for an older line.
 */
function specsOf(
  siteDir: string,
  page: Page,
  asked: readonly PackageSpec[],
  describesNewest: boolean,
): Map<string, string> {
  const {name: version, major} = versionNamed(page.version);
  const toolkits = toolkitsOf(siteDir, version);
  const names = [...new Set(asked.map(({name}) => name))];
  const unknown = asked.find(({name}) => toolkits.every(({packages}) => !packages.has(name)));
  if (unknown) return specsBeside(unknown, names);
  const wanted = [...new Set([...names, ...packagesUsed(page, version)])];
  const together = toolkits.find(({packages}) => wanted.every((name) => packages.has(name)));
  const newestOf = (name: string) =>
    toolkits.find(({packages}) => packages.has(name))?.packages.get(name);
  const isNewest = names.every((name) => together?.packages.get(name) === newestOf(name));
  return new Map(
    names.map((name) => {
      if (!describesNewest) return [name, `${name}@${major}`];
      return [name, isNewest ? name : `${name}@${together?.packages.get(name)}`];
    }),
  );
}

/** `@trpc/server@^9` is equivalent to `@trpc/server@9`. */
const normalized = (text: string) => text.replace(/@\^(\d+)(?=\s|$)/g, '@$1');

interface Correction extends InstallLine {
  wanted: string;
}

/**
 * @param file - relative to the site's root
 * @param describesNewest - whether the page's version is the newest, whose packages need no release
 * @returns the install lines whose packages do not work together, with what they have to be
 */
export function correctionsOf(
  siteDir: string,
  file: string,
  source: string,
  describesNewest = file.startsWith(`${newestVersion.docs}/`),
): Correction[] {
  // Most pages have no such line, and don't have to be parsed again.
  if (!source.split('\n').some(isInstall)) return [];
  const page = parsePage(source, file);
  const lines = installLines(page);
  const asked = lines.flatMap(({text}) => packagesIn(text));
  const specs = specsOf(siteDir, page, asked, describesNewest);
  return lines.flatMap(({line, text}) => {
    const wanted = normalized(text).replace(spec, (_, name: string) => specs.get(name) ?? name);
    return wanted === normalized(text) ? [] : [{line, text: text.trim(), wanted: wanted.trim()}];
  });
}

/** @param file - relative to the site's root */
export function installFindings(siteDir: string, file: string, source: string): Finding[] {
  return correctionsOf(siteDir, file, source).map(({line, wanted}) => {
    const message = `These packages do not fit together as npm installs them; write \`${wanted}\`.`;
    return {file, line, message};
  });
}
