/** https://developers.cloudflare.com/workers/runtime-apis/nodejs/http/#httpserverhandler */
declare module 'cloudflare:node' {
  export function httpServerHandler(options: {port: number}): object;
}
