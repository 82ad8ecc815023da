import path from 'node:path';

import {createDemo} from '../plugins/demo';
import {createSamples} from '../plugins/samples';
import {environment} from './environment';

export const samples = createSamples(path.resolve(__dirname, '../..'), environment.BASE_URL);

export const demo = createDemo(samples);
