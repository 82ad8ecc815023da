import {site} from './site';

/** In place of `@generated/routesChunkNames`. */
export default site.chunkNames;
