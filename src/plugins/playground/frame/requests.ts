/** Tells the page what servers receive and send, while they do. */
import type {RequestEvent} from '../api';
import {tell} from './console';

/** Requests and parts of each that are told, and characters of one. */
const most = 100;
const longest = 2000;

export type Say = (kind: RequestEvent['kind'], data?: string | Uint8Array) => void;

let count = 0;

/** @param url - of a request, whose input may be in its query */
export function watchRequest(method: string, url: URL): Say {
  const id = (count += 1);
  const decoder = new TextDecoder();
  let said = 0;
  const say: Say = (kind, data = '') => {
    said += 1;
    if (id > most || (said > most && kind !== 'end')) return;
    const text = typeof data === 'string' ? data : decoder.decode(data, {stream: true});
    const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
    tell({type: 'request', event: {id, kind, text: shown}});
  };
  const input = url.searchParams.get('input');
  url.searchParams.delete('input');
  say('line', `${method} ${decodeURI(url.pathname + url.search)}`);
  if (input !== null) say('input', input);
  return say;
}
