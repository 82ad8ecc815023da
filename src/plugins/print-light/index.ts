import type {Plugin} from '@docusaurus/types';

import {screenOnlyDark} from './screen-only-dark';

/**
 * A page prints dark on white in either color mode, also without a script: the styles of the dark
 * mode don't hold on paper.
 */
export default function printLight(): Plugin {
  return {
    name: 'print-light',
    configurePostCss(options) {
      options.plugins.push(screenOnlyDark());
      return options;
    },
  };
}
