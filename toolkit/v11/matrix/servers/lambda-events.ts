/**
 * Turns requests into the events that AWS documents, as far as the adapter reads them: for Lambda
 * proxy integrations of REST APIs (format 1.0), for integrations of HTTP APIs and for function URLs
 * (both format 2.0).
 */
import type {IncomingMessage} from 'node:http';

import type {APIGatewayProxyEvent, APIGatewayProxyEventV2, Context} from 'aws-lambda';

export type Gateway = 'rest' | 'http' | 'url';

const domainName = 'abcdef1234.execute-api.eu-west-1.amazonaws.com';

/** Bodies of other types come as Base64 from HTTP APIs and function URLs. */
const isText = /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded))/;

const flat = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const partsOf = (req: IncomingMessage) => {
  const url = new URL(req.url ?? '/', 'http://localhost');
  return {url, proxy: url.pathname.replace(/^\/trpc\//, '')};
};

/** A REST API with `ANY /trpc/{proxy+}`, without `binaryMediaTypes`, so every body is UTF-8 text. */
export function restEvent(req: IncomingMessage, body: Buffer): APIGatewayProxyEvent {
  const {url, proxy} = partsOf(req);
  const headers = flat(req.headers);
  const lists = (entries: Iterable<[string, string]>) =>
    Object.fromEntries([...entries].map(([name, value]) => [name, [value]]));
  return {
    resource: '/trpc/{proxy+}',
    path: decodeURIComponent(url.pathname),
    httpMethod: req.method ?? 'GET',
    headers,
    multiValueHeaders: lists(Object.entries(headers)),
    queryStringParameters: Object.fromEntries(url.searchParams),
    multiValueQueryStringParameters: lists(url.searchParams),
    pathParameters: {proxy: decodeURIComponent(proxy)},
    requestContext: {domainName},
    body: body.length > 0 ? body.toString('utf8') : null,
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEvent;
}

/** An HTTP API with `ANY /trpc/{proxy+}`, or a function URL, which has no route. */
export function httpEvent(
  req: IncomingMessage,
  body: Buffer,
  gateway: Gateway,
): APIGatewayProxyEventV2 {
  const {url, proxy} = partsOf(req);
  const headers = flat(req.headers);
  const isBase64Encoded = body.length > 0 && !isText.test(headers['content-type'] ?? '');
  const isUrl = gateway === 'url';
  return {
    version: '2.0',
    routeKey: isUrl ? '$default' : 'ANY /trpc/{proxy+}',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    queryStringParameters: Object.fromEntries(url.searchParams),
    ...(isUrl ? {} : {pathParameters: {proxy: decodeURIComponent(proxy)}}),
    requestContext: {domainName, http: {method: req.method ?? 'GET', path: url.pathname}},
    ...(body.length > 0
      ? {body: isBase64Encoded ? body.toString('base64') : body.toString('utf8')}
      : {}),
    isBase64Encoded,
  } as APIGatewayProxyEventV2;
}

/** Nothing of it is read here. */
export const lambdaContext = {} as Context;
