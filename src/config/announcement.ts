import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A new id shows the bar again to readers who closed an earlier message. */
export const announcementBar = {
  id: 'releases',
  content: '<a href="https://github.com/trpc/trpc/releases">What’s new in tRPC</a>',
  backgroundColor: 'var(--ifm-color-primary-contrast-background)',
  textColor: 'var(--ifm-color-primary-contrast-foreground)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
