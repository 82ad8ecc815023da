/** The checks of all pages' samples, which several plugins share. */
import path from 'node:path';

import {SitePlayground} from '../plugins/playground/sitePlayground';
import {remarkSamples as replaceFences} from '../plugins/samples/remark';
import {SiteSamples} from '../plugins/samples/siteSamples';
import {environment} from './environment';

const siteDir = path.resolve(__dirname, '../..');

export const playground = new SitePlayground(siteDir, environment.BASE_URL);
export const samples = new SiteSamples(siteDir, environment.BASE_URL, playground);

/** Keeps the instance in a closure: Docusaurus would serialize an option into the preview. */
export const remarkSamples = () => replaceFences(samples);
