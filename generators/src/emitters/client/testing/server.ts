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

/** Responds to one request; by default with `{}` as JSON. */
export type Responder = (response: ServerResponse, request: Recorded) => void;

export async function startServer(responder: Responder = json({})): Promise<TestServer> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const recorded = { method, url, headers, body: Buffer.concat(chunks).toString() };
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
