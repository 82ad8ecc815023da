import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A new id shows the bar again to readers who closed an earlier message. */
export const announcementBar = {
  id: 'compiled-samples',
  content: 'Every sample in these docs is compiled against the released packages of its version.',
  backgroundColor: 'var(--ifm-color-primary-contrast-background)',
  textColor: 'var(--ifm-color-primary-contrast-foreground)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
