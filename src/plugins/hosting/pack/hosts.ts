/** Maps a build to the files for one host: paths in its directory, and their contents. Pure. */
import {formatRedirectPage, redirectFile} from '../emit/page';
import {formatCloudflareRedirects, formatNetlifyRedirects} from '../emit/redirectsFile';
import {vercelRoutes, type VercelConfig} from '../emit/vercel';
import {isForHosts} from '../files';
import {
  baseOf,
  formatHeaders,
  hashedFiles,
  headersFor,
  matchesPattern,
  replacing,
  textFiles,
  type HeaderRule,
} from '../headers';
import type {SiteData} from '../siteData';

export type Build = {
  /** Every file, sorted, relative to the build. */
  files: readonly string[];
  rules: readonly HeaderRule[];
  site: SiteData;
};

/** A file of the build by its name there, or a text. */
export type Content = {copy: string} | {text: string};

export type Packed = Map<string, Content>;

const isCompressed = (file: string): boolean => /\.(?:gz|br)$/.test(file);

/** The files for hosts with rules: without redirect pages and compressed copies. */
function readersFiles({files, site}: Build): string[] {
  const moved = new Set(site.single.map(redirectFile));
  return files.filter((file) => !isForHosts(file) && !isCompressed(file) && !moved.has(file));
}

function copies(files: readonly string[], folder: string): [string, Content][] {
  return files.map((file) => [folder + file, {copy: file}]);
}

/**
 * The directory of the site in the deployment, for a host that serves from the root of its domain.
 */
const folderOf = ({rules}: Build): string => baseOf(rules).slice(1);

function cloudflare(build: Build): Packed {
  const {rules, site} = build;
  const redirects = formatCloudflareRedirects(site.single, site.redirects, baseOf(rules));
  return new Map([
    ...copies(readersFiles(build), folderOf(build)),
    ['_headers', {text: formatHeaders(rules)}],
    ['_redirects', {text: redirects}],
  ]);
}

/** The directories of files, including their ancestors; the site itself is the empty name. */
function foldersOf(files: readonly string[]): Set<string> {
  return new Set(
    files.flatMap((file) => {
      const parts = file.split('/');
      return parts.map((_part, index) => parts.slice(0, index).join('/'));
    }),
  );
}

/**
 * The headers of the whole site. Netlify joins the values of all matching rules, so a header that
 * another rule overrides is set for every path except that rule's: for each file in a directory that
 * contains such files, and for the whole of each directory that contains none. `/folder/*` would
 * match `/folder` as well.
 */
function netlifySite(rules: readonly HeaderRule[], files: readonly string[]): HeaderRule[] {
  const [everywhere] = rules;
  const others = replacing(rules);
  if (!everywhere || others.length === 0) return everywhere ? [everywhere] : [];
  const base = baseOf(rules);
  const replaced = new Set(others.flatMap(({headers}) => Object.keys(headers)));
  const part = (isReplaced: boolean) =>
    Object.fromEntries(
      Object.entries(everywhere.headers).filter(([name]) => replaced.has(name) === isReplaced),
    );
  const special = foldersOf(others.map(({path}) => path.slice(base.length)));
  const own = new Set(others.map(({path}) => path.slice(base.length).replace(/\/\*$/, '')));
  const isOpen = (folder: string) => special.has(folder) && !own.has(folder);
  const paths = [...foldersOf(files)].sort().flatMap((folder) => {
    if (folder === '') return [base, `${base}:file`];
    if (isOpen(folder)) return [`${base}${folder}/:file`];
    const parent = folder.split('/').slice(0, -1).join('/');
    return isOpen(parent) && !own.has(folder) ? [`${base}${folder}/:file/*`] : [];
  });
  return [
    {path: everywhere.path, headers: part(false)},
    ...paths.map((path) => ({path, headers: part(true)})),
    ...others,
  ];
}

/** Netlify also sends the headers of a path with its 404, so each file has a separate line. */
function netlifyHeaders({rules}: Build, files: readonly string[]): HeaderRule[] {
  const base = baseOf(rules);
  return [
    ...netlifySite(rules, files),
    ...files.flatMap((file) => {
      const type = textFiles[file.split('.').at(-1) ?? ''];
      const {'Cache-Control': cache, 'X-Robots-Tag': robots} = headersFor(rules, base + file);
      const headers = {
        ...(cache && {'Cache-Control': cache}),
        ...(type && {'Content-Type': type}),
        ...(robots && {'X-Robots-Tag': robots}),
      };
      return Object.keys(headers).length > 0 ? [{path: base + file, headers}] : [];
    }),
  ];
}

function netlify(build: Build): Packed {
  const {site, rules} = build;
  const files = readersFiles(build);
  const redirects = formatNetlifyRedirects(site.single, site.redirects, site.pages, baseOf(rules));
  return new Map([
    ...copies(files, folderOf(build)),
    ['_headers', {text: formatHeaders(netlifyHeaders(build, files))}],
    ['_redirects', {text: redirects}],
  ]);
}

function vercel(build: Build): Packed {
  const {rules, site} = build;
  const files = readersFiles(build);
  const overrides: VercelConfig['overrides'] = {};
  for (const file of files) {
    const name = folderOf(build) + file;
    const type = textFiles[file.split('.').at(-1) ?? ''];
    if (type !== undefined) overrides[name] = {contentType: type};
    else if (/(?<!(?:^|\/)(?:index|404))\.html$/.test(file))
      overrides[name] = {path: name.slice(0, -'.html'.length)};
  }
  const config: VercelConfig = {
    version: 3,
    routes: vercelRoutes(rules, site.single, site.redirects),
    overrides,
  };
  return new Map([
    ...copies(files, `static/${folderOf(build)}`),
    ['config.json', {text: `${JSON.stringify(config, null, 1)}\n`}],
  ]);
}

/**
 * For hosts without redirect and header rules: pages that redirect from old URLs, and from URLs
 * that end with a slash or `/index.html`, for which such a host looks into a folder.
 */
function pagesOnly(build: Build): Packed {
  const {files, rules, site} = build;
  const pages = site.pages.filter((page) => page !== '/' && !page.endsWith('.html'));
  const slashes = [...site.single, ...pages.map((page) => ({from: page, to: page}))].map(
    ({from, to}): [string, Content] => [
      `${from.slice(1)}/index.html`,
      {text: formatRedirectPage({from, to}, site.url, baseOf(rules))},
    ],
  );
  return new Map([
    ...slashes,
    ...copies(
      files.filter((file) => !isForHosts(file) && !isCompressed(file)),
      '',
    ),
    // Without it, GitHub Pages omits files whose names begin with `_`.
    ['.nojekyll', {text: ''}],
  ]);
}

function nginx(build: Build): Packed {
  const moved = new Set(build.site.single.map(redirectFile));
  const isMoved = (file: string) => moved.has(file.replace(/\.(?:gz|br)$/, ''));
  const site = build.files.filter((file) => !isForHosts(file) && !isMoved(file));
  return new Map([
    ...copies(site, `site/${folderOf(build)}`),
    ...['maps.conf', 'headers.conf', 'policy'].map((name): [string, Content] => [
      `conf/${name}`,
      {copy: `_hosts/nginx/${name}`},
    ]),
  ]);
}

export const hosts = {
  cloudflare: {pack: cloudflare, folder: 'dist/cloudflare', site: ''},
  netlify: {pack: netlify, folder: 'dist/netlify', site: ''},
  vercel: {pack: vercel, folder: '.vercel/output', site: 'static/'},
  github: {pack: pagesOnly, folder: 'dist/github', site: ''},
  nginx: {pack: nginx, folder: 'dist/nginx', site: 'site/'},
} as const satisfies Record<
  string,
  {
    pack: (build: Build) => Packed;
    /** Where the host's own tools expect it, relative to the project. */
    folder: string;
    /** The directory of the served files within it. */
    site: string;
  }
>;

export type Host = keyof typeof hosts;

/** Whether a file may outlive its release, because its name contains a content hash. */
export function isHashed(file: string): boolean {
  return hashedFiles.some((pattern) => matchesPattern(pattern, file));
}
