import {get} from '../hosting/http';
import type {Nginx} from '../hosting/nginx';
import type {Host} from './host';

/** nginx itself, with the configuration of `deploy/nginx`. */
export function nginxHost(nginx: Nginx): Host {
  return {
    name: 'nginx',
    complaints: [],
    async ask(url, accept = '') {
      const {status, headers, body} = await get(nginx.origin + url, {headers: {accept}});
      const entries = Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      return {status, headers: Object.fromEntries(entries), body: body.toString()};
    },
  };
}
