import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A new id shows the bar again to readers who closed an earlier message. */
export const announcementBar = {
  id: 'releases',
  content:
    'What’s new in tRPC? See <a href="https://github.com/trpc/trpc/releases">the latest releases</a>.',
  backgroundColor: 'var(--ifm-color-primary-contrast-background)',
  textColor: 'var(--ifm-color-primary-contrast-foreground)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
