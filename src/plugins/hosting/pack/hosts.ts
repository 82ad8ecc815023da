/** Maps a build to the files for one host: paths in its directory, and their contents. Pure. */
import {formatNginxHeaders, formatNginxMaps} from '../emit/nginx';
import {formatRedirectPage, redirectFile} from '../emit/page';
import {formatCloudflareRedirects, formatNetlifyRedirects} from '../emit/redirectsFile';
import {vercelRoutes, type VercelConfig} from '../emit/vercel';
import {isCompressed, siteDataFile, type SiteData} from '../files';
import {formatHeaders, headersFor, splitRules, textFiles, type HeaderRule} from '../headers';
import {sha256} from '../inline';

export type Build = {
  /** Every file, sorted, relative to the build. */
  files: readonly string[];
  site: SiteData;
};

/** A file of the build by its name there, with more in its head or not, or a text. */
export type Content = {copy: string; head?: string} | {text: string};

export type Packed = Map<string, Content>;

/** The files that are served, without redirect pages, which hosts with rules don't need. */
function servedFiles({files, site}: Build): string[] {
  const moved = new Set(site.redirects.map(redirectFile));
  return files.filter(
    (file) => file !== siteDataFile && !moved.has(file.replace(/\.(?:gz|br)$/, '')),
  );
}

const readersFiles = (build: Build): string[] =>
  servedFiles(build).filter((file) => !isCompressed(file));

function copies(files: readonly string[], folder: string): [string, Content][] {
  return files.map((file) => [folder + file, {copy: file}]);
}

/**
 * The directory of the site in the deployment, for a host that serves from the root of its domain.
 */
const folderOf = ({site}: Build): string => site.baseUrl.slice(1);

const typeOf = (file: string): string | undefined => textFiles[file.split('.').at(-1) ?? ''];

function cloudflare(build: Build): Packed {
  const {site} = build;
  return new Map([
    ...copies(readersFiles(build), folderOf(build)),
    ['_headers', {text: formatHeaders(site.rules)}],
    ['_redirects', {text: formatCloudflareRedirects(site)}],
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
function netlifySite({rules, baseUrl: base}: SiteData, files: readonly string[]): HeaderRule[] {
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
function netlifyFiles({rules, baseUrl}: SiteData, files: readonly string[]): HeaderRule[] {
  return files.flatMap((file) => {
    const path = baseUrl + file;
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
  const {site} = build;
  const files = readersFiles(build);
  const headers = [...netlifySite(site, files), ...netlifyFiles(site, files)];
  return new Map([
    ...copies(files, folderOf(build)),
    ['_headers', {text: formatHeaders(headers)}],
    ['_redirects', {text: formatNetlifyRedirects(site)}],
  ]);
}

function vercel(build: Build): Packed {
  const {site} = build;
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
  const config: VercelConfig = {version: 3, routes: vercelRoutes(site, twins), overrides};
  return new Map([
    ...copies(files, `static/${folderOf(build)}`),
    ['config.json', {text: `${JSON.stringify(config, null, 1)}\n`}],
  ]);
}

const unframed =
  "self===top||(stop(),document.documentElement.textContent='This page is not shown inside another one.')";

/** What a page can say of its policy itself; that it isn't framed needs a script. */
function headOf({rules, baseUrl}: SiteData): string {
  const policy = headersFor(rules, baseUrl)['Content-Security-Policy'] ?? '';
  const own = policy
    .replace(/frame-ancestors [^;]*; /, '')
    .replace('script-src ', `script-src '${sha256(unframed)}' `);
  return `<meta http-equiv="Content-Security-Policy" content="${own}"><script>${unframed}</script>`;
}

/**
 * For hosts without redirect and header rules: pages that redirect from old URLs, and from URLs
 * that end with a slash or `/index.html`, for which such a host looks into a folder.
 */
function pagesOnly({files, site}: Build): Packed {
  const pages = site.pages.filter((page) => page !== '/' && !page.endsWith('.html'));
  const slashes = [...site.redirects, ...pages.map((page) => ({from: page, to: page}))].map(
    (redirect): [string, Content] => [
      `${redirect.from.slice(1)}/index.html`,
      {text: formatRedirectPage(redirect, site.url, site.baseUrl)},
    ],
  );
  const served = files.filter((file) => file !== siteDataFile && !isCompressed(file));
  return new Map([
    ...slashes,
    ...served.map((file): [string, Content] => [
      file,
      file.endsWith('.html') ? {copy: file, head: headOf(site)} : {copy: file},
    ]),
    // Without it, GitHub Pages omits files whose names begin with `_`.
    ['.nojekyll', {text: ''}],
  ]);
}

function nginx(build: Build): Packed {
  const {site} = build;
  const policy = headersFor(site.rules, site.baseUrl)['Content-Security-Policy'] ?? '';
  return new Map([
    ...copies(servedFiles(build), `site/${folderOf(build)}`),
    ['conf/maps.conf', {text: formatNginxMaps(site)}],
    ['conf/headers.conf', {text: formatNginxHeaders(site)}],
    ['conf/policy', {text: policy}],
  ]);
}

export const hosts = {
  cloudflare: {pack: cloudflare, folder: 'dist/cloudflare'},
  netlify: {pack: netlify, folder: 'dist/netlify'},
  vercel: {pack: vercel, folder: '.vercel/output'},
  github: {pack: pagesOnly, folder: 'dist/github'},
  nginx: {pack: nginx, folder: 'dist/nginx'},
} as const satisfies Record<
  string,
  {
    pack: (build: Build) => Packed;
    /** Where the host's own tools expect it, relative to the project. */
    folder: string;
  }
>;

export type Host = keyof typeof hosts;
