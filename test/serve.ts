import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';

export type RequestHandler = (request: Request) => Response | Promise<Response>;

export interface TestServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function serveRequests(handler: RequestHandler): Promise<TestServer> {
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: handler, port: 0, hostname: '127.0.0.1' }, () => {
      resolve(started);
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

export function withBody(response: Response, body: string | null): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}
