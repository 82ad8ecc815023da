import http from 'node:http';

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came over the wire: not decompressed. */
  body: Buffer;
};

export type RequestOptions = {headers?: http.OutgoingHttpHeaders; agent?: http.Agent};

/**
 * Sends one request exactly as written: follows no redirect, adds no header, normalizes no path.
 */
export function get(url: string, {headers = {}, agent}: RequestOptions = {}): Promise<Answer> {
  const {hostname, port, origin} = new URL(url);
  return new Promise((resolve, reject) => {
    const path = url.slice(origin.length);
    const request = http.get({hostname, port, path, headers, agent}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
  });
}
