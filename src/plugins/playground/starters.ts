import type {LoadContext, Plugin} from '@docusaurus/types';

import type {CheckedPage} from '../samples/core/samples';

/** The samples that the playground's page offers. */
export const startersFile = 'src/components/Playground/starters.mdx';

export interface StarterSamples {
  checkFile(file: string): Promise<CheckedPage>;
  /** Address of a page's hover data, which has that of its projects. */
  typesUrl(checked: CheckedPage): Promise<string>;
}

/** Tells the playground's page where the projects of its starters are. */
export default function starters(_context: LoadContext, samples: StarterSamples): Plugin {
  return {
    name: 'playground-starters',

    loadContent: () => samples.checkFile(startersFile),

    async contentLoaded({content, actions}) {
      const types = await samples.typesUrl(content as CheckedPage);
      await actions.createData('starters.json', {types});
    },
  };
}
