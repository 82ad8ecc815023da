import {handle} from './handler';
import {port} from './port';

declare const Bun: {serve: (options: {port: number; fetch: typeof handle}) => void};

Bun.serve({port, fetch: handle});
