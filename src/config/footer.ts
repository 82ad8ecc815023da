import type {ThemeConfig} from '@docusaurus/preset-classic';

import {olderVersions, rootOf} from '../versions/list';
import {currentDocId, pageExists} from './content';
import {discordUrl, projectUrl} from './site';

interface FooterLink {
  label: string;
  to: string;
}

const doc = (page: string, label: string): FooterLink[] =>
  currentDocId(page) === undefined ? [] : [{label, to: `/docs/${page}`}];

const page = (route: string, label: string): FooterLink[] =>
  pageExists(route) ? [{label, to: route}] : [];

export const footer = {
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Introduction', to: '/docs'},
        ...doc('quickstart', 'Quickstart'),
        ...page('/playground', 'Playground'),
        ...doc('client/nextjs', 'Using Next.js'),
        ...olderVersions.map((version) => ({label: version.name, to: rootOf(version)})),
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'GitHub', href: projectUrl},
        {label: 'Discord', href: discordUrl},
        ...doc('community/awesome-trpc', 'Awesome collection'),
        ...doc('community/contributing', 'Contributing'),
        {label: 'Sponsor', href: 'https://github.com/sponsors/trpc'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: '/blog'},
        ...page('/pricing', 'Pricing'),
        ...page('/media', 'Media'),
        ...doc('faq', 'FAQ'),
        {label: 'Releases', href: `${projectUrl}/releases`},
      ],
    },
  ],
  copyright: 'MIT license',
} satisfies ThemeConfig['footer'];
