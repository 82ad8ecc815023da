/** Maps a build to the files for one host: paths in its directory, and their contents. Pure. */
import {formatRedirectPage, redirectFile} from '../emit/page';
import {formatCloudflareRedirects, formatNetlifyRedirects} from '../emit/redirectsFile';
import {vercelRoutes, type VercelConfig} from '../emit/vercel';
import {hostFolder, isCompressed, isForHosts, type SiteData} from '../files';
import {
  baseOf,
  formatHeaders,
  headersFor,
  splitRules,
  textFiles,
  type HeaderRule,
} from '../headers';
import {sha256} from '../inline';

export type Build = {
  /** Every file, sorted, relative to the build. */
  files: readonly string[];
  rules: readonly HeaderRule[];
  site: SiteData;
};

/** A file of the build by its name there, with more in its head or not, or a text. */
export type Content = {copy: string; head?: string} | {text: string};

export type Packed = Map<string, Content>;

/** The files that are served, without redirect pages, which hosts with rules don't need. */
function servedFiles({files, site}: Build): string[] {
  const moved = new Set(site.redirects.map(redirectFile));
  return files.filter((file) => !isForHosts(file) && !moved.has(file.replace(/\.(?:gz|br)$/, '')));
}

const readersFiles = (build: Build): string[] =>
  servedFiles(build).filter((file) => !isCompressed(file));

function copies(files: readonly string[], folder: string): [string, Content][] {
  return files.map((file) => [folder + file, {copy: file}]);
}

/**
 * The directory of the site in the deployment, for a host that serves from the root of its domain.
 */
const folderOf = ({rules}: Build): string => baseOf(rules).slice(1);

const typeOf = (file: string): string | undefined => textFiles[file.split('.').at(-1) ?? ''];

function cloudflare(build: Build): Packed {
  const {rules, site} = build;
  return new Map([
    ...copies(readersFiles(build), folderOf(build)),
    ['_headers', {text: formatHeaders(rules)}],
    ['_redirects', {text: formatCloudflareRedirects(site, baseOf(rules))}],
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
  const base = baseOf(rules);
  const {common, replaced, others} = splitRules(rules);
  const site = {path: `${base}*`, headers: common};
  if (others.length === 0) return [site];
  const special = others.map(({path}) => path.slice(base.length));
  const own = new Set(special.map((pattern) => pattern.replace(/\/\*$/, '')));
  const above = foldersOf(special);
  const isOpen = (folder: string) => above.has(folder) && !own.has(folder);
  const paths = [...foldersOf(files)].sort().flatMap((folder) => {
    if (folder === '') return [base, `${base}:file`];
    if (isOpen(folder)) return [`${base}${folder}/:file`];
    const parent = folder.split('/').slice(0, -1).join('/');
    return isOpen(parent) && !own.has(folder) ? [`${base}${folder}/:file/*`] : [];
  });
  return [site, ...paths.map((path) => ({path, headers: replaced})), ...others];
}

/** Netlify also sends the headers of a path with its 404, so each file has a separate line. */
function netlifyFiles(rules: readonly HeaderRule[], files: readonly string[]): HeaderRule[] {
  return files.flatMap((file) => {
    const path = baseOf(rules) + file;
    const type = typeOf(file);
    const {'Cache-Control': cache, 'X-Robots-Tag': robots} = headersFor(rules, path);
    const headers = {
      ...(cache && {'Cache-Control': cache}),
      ...(type && {'Content-Type': type}),
      ...(robots && {'X-Robots-Tag': robots}),
    };
    return Object.keys(headers).length > 0 ? [{path, headers}] : [];
  });
}

function netlify(build: Build): Packed {
  const {site, rules} = build;
  const files = readersFiles(build);
  const headers = [...netlifySite(rules, files), ...netlifyFiles(rules, files)];
  return new Map([
    ...copies(files, folderOf(build)),
    ['_headers', {text: formatHeaders(headers)}],
    ['_redirects', {text: formatNetlifyRedirects(site, baseOf(rules))}],
  ]);
}

function vercel(build: Build): Packed {
  const {rules, site} = build;
  const files = readersFiles(build);
  const overrides: VercelConfig['overrides'] = {};
  for (const file of files) {
    const name = folderOf(build) + file;
    const type = typeOf(file);
    if (type !== undefined) overrides[name] = {contentType: type};
    else if (/(?<!(?:^|\/)(?:index|404))\.html$/.test(file))
      overrides[name] = {path: name.slice(0, -'.html'.length)};
  }
  const twins = files.filter((file) => file.endsWith('.md')).map((file) => `/${file}`);
  const config: VercelConfig = {version: 3, routes: vercelRoutes(rules, site, twins), overrides};
  return new Map([
    ...copies(files, `static/${folderOf(build)}`),
    ['config.json', {text: `${JSON.stringify(config, null, 1)}\n`}],
  ]);
}

const unframed =
  "self===top||(stop(),document.documentElement.textContent='This page is not shown inside another one.')";

/** What a page can say of its policy itself; that it isn't framed needs a script. */
function headOf(rules: readonly HeaderRule[]): string {
  const policy = headersFor(rules, baseOf(rules))['Content-Security-Policy'] ?? '';
  const own = policy
    .replace(/frame-ancestors [^;]*; /, '')
    .replace('script-src ', `script-src '${sha256(unframed)}' `);
  return `<meta http-equiv="Content-Security-Policy" content="${own}"><script>${unframed}</script>`;
}

/**
 * For hosts without redirect and header rules: pages that redirect from old URLs, and from URLs
 * that end with a slash or `/index.html`, for which such a host looks into a folder.
 */
function pagesOnly({files, rules, site}: Build): Packed {
  const pages = site.pages.filter((page) => page !== '/' && !page.endsWith('.html'));
  const slashes = [...site.redirects, ...pages.map((page) => ({from: page, to: page}))].map(
    (redirect): [string, Content] => [
      `${redirect.from.slice(1)}/index.html`,
      {text: formatRedirectPage(redirect, site.url, baseOf(rules))},
    ],
  );
  const served = files.filter((file) => !isForHosts(file) && !isCompressed(file));
  return new Map([
    ...slashes,
    ...served.map((file): [string, Content] => [
      file,
      file.endsWith('.html') ? {copy: file, head: headOf(rules)} : {copy: file},
    ]),
    // Without it, GitHub Pages omits files whose names begin with `_`.
    ['.nojekyll', {text: ''}],
  ]);
}

function nginx(build: Build): Packed {
  const configuration = ['maps.conf', 'headers.conf', 'policy'].map((name): [string, Content] => [
    `conf/${name}`,
    {copy: `${hostFolder}/nginx/${name}`},
  ]);
  return new Map([...copies(servedFiles(build), `site/${folderOf(build)}`), ...configuration]);
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
