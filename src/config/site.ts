/** Facts about the site that several parts of the configuration share. */
export const siteTitle = 'tRPC';
export const siteTagline = 'Move fast and break nothing. End-to-end typesafe APIs made easy.';
export const repositoryUrl = 'https://github.com/trpc/trpc-docs';
/** Fills in the fields of `.github/ISSUE_TEMPLATE/page.yml` from further parameters. */
export const problemForm = `${repositoryUrl}/issues/new?template=page.yml`;
export const projectUrl = 'https://github.com/trpc/trpc';
export const discordUrl = 'https://discord.gg/wzaMgEJkcf';
