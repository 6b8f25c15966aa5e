import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that alters requests and responses. */
export interface AlteringProxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A request that passes the proxy. */
export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
}

/**
 * Starts a proxy that changes the body of each response.
 *
 * @param change changes the body of a response
 * @param changeRequest changes the body of a request
 */
export async function startAlteringProxy(
  target: string,
  change: (body: string, path: string) => string,
  changeRequest: (body: Buffer, sent: ProxiedRequest) => Promise<Buffer> = (body) =>
    Promise.resolve(body),
): Promise<AlteringProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const { authorization = '', 'content-type': type = '' } = request.headers;
      const { method = 'GET', url: path = '/' } = request;
      const sent = await changeRequest(Buffer.concat(parts), { method, path, authorization });
      const reply = await fetch(`${target}${path}`, {
        method,
        headers: { authorization, ...(type === '' ? {} : { 'content-type': type }) },
        ...(sent.length === 0 ? {} : { body: Uint8Array.from(sent) }),
      });
      const body = change(await reply.text(), path);
      const kept = [...reply.headers].filter(([name]) => name.startsWith('x-'));
      const headers = { ...Object.fromEntries(kept), 'content-type': 'application/json' };
      response.writeHead(reply.status, headers).end(body);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
