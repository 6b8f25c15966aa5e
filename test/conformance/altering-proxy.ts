import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service in front of another one. */
export interface AlteringProxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A request on its way to the target. */
export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
}

/**
 * Serves what a target answers after a change of the text of each body.
 *
 * @param ask changes the body of each request before
 */
export async function startAlteringProxy(
  target: string,
  change: (body: string, path: string) => string,
  ask: (body: Buffer, sent: ProxiedRequest) => Promise<Buffer> = (body) => Promise.resolve(body),
): Promise<AlteringProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const { authorization = '', 'content-type': type = '' } = request.headers;
      const { method = 'GET', url: path = '/' } = request;
      const sent = await ask(Buffer.concat(parts), { method, path, authorization });
      const answer = await fetch(`${target}${path}`, {
        method,
        headers: { authorization, ...(type === '' ? {} : { 'content-type': type }) },
        ...(sent.length === 0 ? {} : { body: Uint8Array.from(sent) }),
      });
      const body = change(await answer.text(), path);
      const kept = [...answer.headers].filter(([name]) => name.startsWith('x-'));
      const headers = { ...Object.fromEntries(kept), 'content-type': 'application/json' };
      response.writeHead(answer.status, headers).end(body);
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
