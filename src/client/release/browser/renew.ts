/**
 * Defined by the script in the HTML of each page, which detects newer releases:
 * `hydration/template.ts`.
 */
declare global {
  interface Window {
    siteRelease?: {isNewer: () => Promise<boolean>; renew: () => boolean};
  }
}

/**
 * Reloads the page once if a newer release is deployed; does nothing while offline or without
 * storage.
 */
export async function renewed(): Promise<boolean | undefined> {
  const {siteRelease} = window;
  try {
    return (await siteRelease?.isNewer()) && siteRelease?.renew();
  } catch {
    return false;
  }
}
