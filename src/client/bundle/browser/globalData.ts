import {globalData} from './site';

/** In place of `@generated/globalData`. */
export default globalData;
