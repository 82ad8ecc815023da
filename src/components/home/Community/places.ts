import {discordUrl, projectUrl} from '../../../config/site';

export const places = [
  {name: 'GitHub', text: 'Source, releases, issues and discussions.', to: projectUrl},
  {name: 'Discord', text: 'Questions, answers, and what others build.', to: discordUrl},
  {
    name: 'Sponsors',
    text: 'Who funds the work, and how you can help.',
    to: 'https://github.com/sponsors/trpc',
  },
];
