import { createAdaptorServer } from '@hono/node-server';
import { listen } from './listen.js';

export type RequestHandler = (request: Request) => Response | Promise<Response>;

/** Starts a server, which is stopped after the tests of the file. Returns its origin. */
export function serveRequests(handler: RequestHandler): Promise<string> {
  return listen(createAdaptorServer({ fetch: handler }));
}

export function withBody(response: Response, body: string | null): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}
