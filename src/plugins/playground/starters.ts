import type {LoadContext, Plugin} from '@docusaurus/types';

import type {CheckedPage} from '../samples/core/samples';

/** The page of samples with the starters. */
export const startersFile = 'src/components/Playground/starters.mdx';

export interface StarterSamples {
  checkFile(file: string): Promise<CheckedPage>;
  /** The address of a page's hover data, which contains the address of its projects. */
  typesUrl(checked: CheckedPage): Promise<string>;
}

/** Passes the address of the starters' projects to the playground's page. */
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
