import {httpServerHandler} from 'cloudflare:node';

import {port} from './port';
import './standalone';

export default httpServerHandler({port});
