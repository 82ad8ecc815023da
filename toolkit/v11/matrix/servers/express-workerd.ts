import {httpServerHandler} from 'cloudflare:node';

import {port} from './port';
import './express';

export default httpServerHandler({port});
