/**
 * Turns requests into the events that AWS documents: for Lambda proxy integrations of REST APIs
 * (format 1.0), for integrations of HTTP APIs and for function URLs (both format 2.0).
 */
import type {IncomingMessage} from 'node:http';

import type {APIGatewayProxyEvent, APIGatewayProxyEventV2, Context} from 'aws-lambda';

export type Gateway = 'rest' | 'http' | 'url';

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
    stageVariables: null,
    requestContext: {
      accountId: '123456789012',
      apiId: 'abcdef1234',
      authorizer: null,
      domainName: 'abcdef1234.execute-api.eu-west-1.amazonaws.com',
      domainPrefix: 'abcdef1234',
      extendedRequestId: 'request=',
      httpMethod: req.method ?? 'GET',
      identity: {
        accessKey: null,
        accountId: null,
        apiKey: null,
        apiKeyId: null,
        caller: null,
        clientCert: null,
        cognitoAuthenticationProvider: null,
        cognitoAuthenticationType: null,
        cognitoIdentityId: null,
        cognitoIdentityPoolId: null,
        principalOrgId: null,
        sourceIp: '127.0.0.1',
        user: null,
        userAgent: headers['user-agent'] ?? null,
        userArn: null,
      },
      path: `/prod${url.pathname}`,
      protocol: 'HTTP/1.1',
      requestId: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
      requestTime: '01/Mar/2026:12:00:00 +0000',
      requestTimeEpoch: 1772366400000,
      resourceId: '123456',
      resourcePath: '/trpc/{proxy+}',
      stage: 'prod',
    },
    body: body.length > 0 ? body.toString('utf8') : null,
    isBase64Encoded: false,
  };
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
  const routeKey = isUrl ? '$default' : 'ANY /trpc/{proxy+}';
  const apiId = isUrl ? 'abcdefghijklmnopqrstuvwxyz012345' : 'abcdef1234';
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    queryStringParameters: Object.fromEntries(url.searchParams),
    ...(isUrl ? {} : {pathParameters: {proxy: decodeURIComponent(proxy)}}),
    requestContext: {
      accountId: isUrl ? 'anonymous' : '123456789012',
      apiId,
      domainName: isUrl
        ? `${apiId}.lambda-url.eu-west-1.on.aws`
        : `${apiId}.execute-api.eu-west-1.amazonaws.com`,
      domainPrefix: apiId,
      http: {
        method: req.method ?? 'GET',
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey,
      stage: '$default',
      time: '01/Mar/2026:12:00:00 +0000',
      timeEpoch: 1772366400000,
    },
    ...(body.length > 0
      ? {body: isBase64Encoded ? body.toString('base64') : body.toString('utf8')}
      : {}),
    isBase64Encoded,
  };
}

export const lambdaContext: Context = {
  callbackWaitsForEmptyEventLoop: true,
  functionName: 'trpc',
  functionVersion: '$LATEST',
  invokedFunctionArn: 'arn:aws:lambda:eu-west-1:123456789012:function:trpc',
  memoryLimitInMB: '128',
  awsRequestId: '8476a536-e9f4-11e8-9739-2dfe598c3fcd',
  logGroupName: '/aws/lambda/trpc',
  logStreamName: '2026/03/01/[$LATEST]0123456789abcdef',
  getRemainingTimeInMillis: () => 30_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
};
