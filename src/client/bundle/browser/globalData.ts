import {globalData} from './site';

/** Replaces `@generated/globalData`. */
export default globalData;
