import {site} from './site';

/** Replaces `@generated/routesChunkNames`. */
export default site.chunkNames;
