import type {ThemeConfig} from '@docusaurus/preset-classic';

import {olderVersions, rootOf} from '../versions/list';
import {discordUrl, projectUrl} from './site';

export const footer = {
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Introduction', to: '/docs'},
        {label: 'Quickstart', to: '/docs/quickstart'},
        {label: 'Playground', to: '/playground'},
        {label: 'Using Next.js', to: '/docs/client/nextjs'},
        ...olderVersions.map((version) => ({label: version.name, to: rootOf(version)})),
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'GitHub', href: projectUrl},
        {label: 'Discord', href: discordUrl},
        {label: 'Awesome collection', to: '/docs/community/awesome-trpc'},
        {label: 'Contributing', to: '/docs/community/contributing'},
        {label: 'Sponsor', href: 'https://github.com/sponsors/trpc'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Pricing', to: '/pricing'},
        {label: 'Media', to: '/media'},
        {label: 'FAQ', to: '/docs/faq'},
        {label: 'Releases', href: `${projectUrl}/releases`},
      ],
    },
  ],
  copyright: 'MIT license',
} satisfies ThemeConfig['footer'];
