/** Of the script in the HTML of each page, which knows of newer releases: `hydration/template.ts`. */
declare global {
  interface Window {
    siteRelease?: {isNewer: () => Promise<boolean>; renew: () => boolean};
  }
}

/** Loads the page again, once, where a newer release stands there; not offline, nor without storage. */
export async function renewed(): Promise<boolean | undefined> {
  const {siteRelease} = window;
  try {
    return (await siteRelease?.isNewer()) && siteRelease?.renew();
  } catch {
    return false;
  }
}
