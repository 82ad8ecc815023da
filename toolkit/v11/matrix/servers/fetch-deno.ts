import {handle} from './handler';
import {port} from './port';

declare const Deno: {serve: (options: {port: number}, handler: typeof handle) => void};

Deno.serve({port}, handle);
