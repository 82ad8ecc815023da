import {handle} from './handler';

export default {fetch: handle};
