/** The texts of preview images for pages whose own title and section say too little. */
import type {SocialCardsOptions} from '../plugins/social-cards';
import {blog} from './blog';
import {siteTitle} from './site';

export const socialCards = {
  siteName: siteTitle,
  blogPath: blog.routeBasePath,
  overrides: {
    '/': {
      title: 'Move fast and break nothing.',
      section: ['End-to-end typesafe APIs'],
      tone: 'blue',
    },
    '/pricing': {title: 'Free to use, with help for teams', section: ['Pricing'], tone: 'blue'},
    '/playground': {title: 'Change it and see', section: ['Playground'], tone: 'blue'},
    '/media': {title: 'Logo, colors and type', section: ['Media'], tone: 'blue'},
    '/blog': {title: 'The tRPC blog'},
  },
} satisfies SocialCardsOptions;
