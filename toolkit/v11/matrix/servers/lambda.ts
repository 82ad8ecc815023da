/**
 * Stands in for API Gateway, function URLs and the runtime of Lambda: it turns each request into an
 * event, calls the function, and sends what it answers. AWS itself is not part of it.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import process from 'node:process';
import {Writable} from 'node:stream';

import {
  awsLambdaRequestHandler,
  awsLambdaStreamingRequestHandler,
} from '@trpc/server/adapters/aws-lambda';
import type {APIGatewayProxyStructuredResultV2} from 'aws-lambda';

import {appRouter} from '../router';
import {type Gateway, httpEvent, lambdaContext, restEvent} from './lambda-events';
import {port} from './port';

const isStreamed = process.argv[3] === 'streamed url';
const gateway = isStreamed ? 'url' : (process.argv[3] as Gateway);

interface Metadata {
  statusCode: number;
  headers: Record<string, string>;
}

/** What a streamed response is written to. */
class ResponseStream extends Writable {
  constructor(readonly response: ServerResponse) {
    super();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.response.write(chunk, () => done());
  }

  override _final(done: () => void) {
    this.response.end(() => done());
  }
}

/** Stands in for the global of Lambda's own runtime. */
const standIn = {
  streamifyResponse: <Handler>(handler: Handler): Handler => handler,
  HttpResponseStream: {
    from(stream: ResponseStream, {statusCode, headers}: Metadata) {
      stream.response.writeHead(statusCode, headers);
      return stream;
    },
  },
};
Object.assign(globalThis, {awslambda: standIn});

const handler = awsLambdaRequestHandler({router: appRouter});
const streamingHandler = awslambda.streamifyResponse(
  awsLambdaStreamingRequestHandler({router: appRouter}),
);

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function answer(req: IncomingMessage, res: ServerResponse) {
  const body = await bodyOf(req);
  if (isStreamed) {
    const stream = new ResponseStream(res) as unknown as awslambda.HttpResponseStream;
    await streamingHandler(httpEvent(req, body, gateway), stream, lambdaContext);
    return;
  }
  const event = gateway === 'rest' ? restEvent(req, body) : httpEvent(req, body, gateway);
  const result: APIGatewayProxyStructuredResultV2 = await handler(event, lambdaContext);
  res.writeHead(result.statusCode ?? 200, result.headers as Record<string, string>);
  res.end(result.body);
}

createServer((req, res) => {
  answer(req, res).catch((error: unknown) => {
    console.error(error);
    if (!res.headersSent) res.writeHead(502);
    res.end('{"message": "Internal server error"}');
  });
}).listen(port);
