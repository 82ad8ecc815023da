import {environment} from './environment';

export const clientModules = [
  './src/clientModules/cleanPaths.ts',
  './src/clientModules/failedStart.ts',
  './src/clientModules/offline.ts',
  './src/clientModules/openTarget.ts',
  ...(environment.SOCIAL_EMBEDS ? ['./src/clientModules/socialEmbeds.ts'] : []),
];
