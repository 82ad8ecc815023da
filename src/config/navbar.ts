import type {ThemeConfig} from '@docusaurus/preset-classic';

import {discordUrl, projectUrl, siteTitle} from './site';

type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

const doc = (docId: string, label: string): NavbarItem => ({
  type: 'doc',
  docId,
  label,
  position: 'left',
});

const items: NavbarItem[] = [
  {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
  doc('quickstart', 'Quickstart'),
  doc('community/awesome-trpc', 'Awesome collection'),
  doc('client/nextjs/index', 'Using Next.js'),
  {to: '/blog', label: 'Blog', position: 'left'},
  {
    href: projectUrl,
    label: 'GitHub',
    className: 'social-link social-link--github',
    'aria-label': 'tRPC on GitHub',
  },
  {
    href: discordUrl,
    label: 'Discord',
    className: 'social-link social-link--discord',
    'aria-label': 'tRPC on Discord',
  },
  {type: 'docsVersionDropdown'},
  {type: 'localeDropdown'},
  // Before the color toggle, which the theme always puts last.
  {type: 'search'},
];

export const navbar = {
  title: siteTitle,
  logo: {src: 'img/logo.svg', alt: '', width: 32, height: 32},
  // Docusaurus' default is left.
  items: items.map((item) => ({...item, position: item.position ?? 'right'})),
} satisfies ThemeConfig['navbar'];
