/** Facts about the site that several parts of the configuration share. */
export const siteTitle = 'tRPC';
export const siteTagline = 'Move fast and break nothing. End-to-end typesafe APIs made easy.';
export const repositoryUrl = 'https://github.com/trpc/trpc-docs';
export const projectUrl = 'https://github.com/trpc/trpc';
export const discordUrl = 'https://trpc.io/discord';
