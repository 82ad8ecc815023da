/** What a build knows about its URLs, stored in it so that it can be packed for any host later. */
import * as z from 'zod';

import {hostFolder, readBuildFile} from './files';

export const siteDataFile = `${hostFolder}/site.json`;

const redirect = z.object({from: z.string(), to: z.string()});

const schema = z.object({
  /** Origin of the site, such as `https://trpc.io`. */
  url: z.string(),
  /** Paths of the pages, without base URL; the not-found page is `/404.html`. */
  pages: z.array(z.string()),
  /** Every redirect of a single URL, including expanded patterns. */
  single: z.array(redirect),
  redirects: z.object({
    exact: z.array(redirect),
    patterns: z.array(
      z.object({from: z.string(), to: z.string(), except: z.array(z.string()).optional()}),
    ),
  }),
});

export type SiteData = z.infer<typeof schema>;

type Written = {[K in keyof SiteData]: SiteData[K] extends (infer T)[] ? readonly T[] : unknown};

export function formatSiteData(data: Written): string {
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** @throws Error naming the file if the directory is not a build of this version of the plugin */
export async function readSiteData(build: string): Promise<SiteData> {
  const text = await readBuildFile(build, siteDataFile);
  const {success, data, error} = schema.safeParse(JSON.parse(text));
  if (!success) throw new Error(`${build}/${siteDataFile}: ${z.prettifyError(error)}`);
  return data;
}
