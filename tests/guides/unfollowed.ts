/**
 * Pages and blocks that are not followed, each with its reason. Everything else on a page with an
 * install command is.
 */

/** Pages of which only the installation is tried, as paths relative to the site's root. */
export const unfollowed: Readonly<Partial<Record<string, string>>> = {
  'docs/client/nextjs/starter-projects.mdx': 'its files are in a starter on GitHub',
  'docs/example-apps.mdx': 'it only installs examples from GitHub',
  'docs/migrate-from-v10-to-v11.mdx': 'it begins in an application of 10.x',
  'versioned_docs/version-10.x/migrate-from-v9-to-v10.mdx': 'it begins in an application of 9.x',
};

/**
 * Pages of which only one section is followed, by its heading's id, because runs of the samples
 * cover the rest.
 */
export const followedSections: Readonly<Partial<Record<string, string>>> = {
  'docs/server/validators.mdx': 'typia',
};

/** Blocks with such a command are left out, because what comes after it needs its result. */
export const unfollowedBlocks: readonly {pattern: RegExp; reason: string}[] = [
  {
    pattern: /^git clone |^npx degit |^npx create-next-app --example /,
    reason: 'fetches from GitHub',
  },
  {pattern: /^npm create t3-app/, reason: 'asks questions'},
  {pattern: /^docker /, reason: 'needs Docker'},
];

/** Commands that are left out of their block. */
export const unfollowedCommands: readonly {pattern: RegExp; reason: string}[] = [
  {pattern: /^(?:zip|aws) /, reason: 'needs an account at AWS'},
  {pattern: /^npm uninstall /, reason: 'comes when the last component is moved'},
];
