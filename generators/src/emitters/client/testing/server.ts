import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as it came over the wire. */
export interface Recorded {
  readonly method: string;
  /** Path and query, not decoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on a free port of this machine that keeps what it was asked. */
export interface TestServer {
  readonly baseUrl: string;
  readonly requests: Recorded[];
}

/** Answers one request; says `{}` as JSON where a test leaves it out. */
export type Answer = (response: ServerResponse, request: Recorded) => void;

/** Starts a server that ends with the test. */
export async function startServer(answer: Answer = json({})): Promise<TestServer> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const recorded = { method, url, headers, body: Buffer.concat(chunks).toString() };
      requests.push(recorded);
      answer(response, recorded);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, requests };
}

/** Answers with a JSON value. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return text(JSON.stringify(value), 'application/json', status, headers);
}

/** Answers with a text of a media type; without the header where the type is empty. */
export function text(
  body: string,
  type: string,
  status = 200,
  headers: Record<string, string> = {},
): Answer {
  return (response) => {
    response.writeHead(status, { ...(type !== '' && { 'content-type': type }), ...headers });
    response.end(body);
  };
}
