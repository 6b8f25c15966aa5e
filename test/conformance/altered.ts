import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service in front of another one. */
export interface Altered {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves what a target answers after a change of the text of each body. */
export async function startAltered(
  target: string,
  change: (body: string, path: string) => string,
): Promise<Altered> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const { authorization = '', 'content-type': type = '' } = request.headers;
      const answer = await fetch(`${target}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: { authorization, ...(type === '' ? {} : { 'content-type': type }) },
        ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) }),
      });
      const body = change(await answer.text(), request.url ?? '');
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
