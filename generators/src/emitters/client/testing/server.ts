import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from '../../../../../test/listen.js';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestServer {
  readonly baseUrl: string;
  readonly requests: Recorded[];
}

/** Responds to one request. */
export type Responder = (response: ServerResponse, request: Recorded) => void;

/**
 * Starts a server that responds with each responder in turn, and to all further requests with the last one; without
 * any, with `{}` as JSON.
 */
export async function startServer(...responders: readonly Responder[]): Promise<TestServer> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const recorded = { method, url, headers, body: Buffer.concat(chunks).toString() };
      const responder = responders[requests.length] ?? responders.at(-1) ?? json({});
      requests.push(recorded);
      responder(response, recorded);
    });
  });
  return { baseUrl: await listen(server), requests };
}

export function json(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Responder {
  return text(JSON.stringify(value), 'application/json', status, headers);
}

/** Responds with a body of a media type; without `content-type` if the type is empty. */
export function text(
  body: string,
  type: string,
  status = 200,
  headers: Record<string, string> = {},
): Responder {
  return (response) => {
    response.writeHead(status, { ...(type !== '' && { 'content-type': type }), ...headers });
    response.end(body);
  };
}
