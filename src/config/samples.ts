/** The checks of all pages' samples, which several plugins look at. */
import path from 'node:path';

import {remarkSamples as replaceFences} from '../plugins/samples/remark';
import {SiteSamples} from '../plugins/samples/siteSamples';
import {environment} from './environment';

export const samples = new SiteSamples(path.resolve(__dirname, '../..'), environment.BASE_URL);

/** Holds what it looks at: Docusaurus would write it into the preview. */
export const remarkSamples = () => replaceFences(samples);
