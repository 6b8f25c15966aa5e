import { expect, test } from 'vitest';
import type { Operation } from '../document/api.js';
import type { Reply, SentRequest } from '../http/exchange.js';
import { PathProbe } from './path-probe.js';

const operation = { id: 'getThing', method: 'GET', path: '/things/{code}' } as Operation;

/** Whether a target whose responses are a status code and a text is taken not to know the path of the operation. */
async function isUnknown(answer: (isThing: boolean, method: string) => [number, string]) {
  const send = ({ method, url }: SentRequest): Promise<Reply> => {
    const [status, text] = answer(url.includes('/things/'), method);
    return Promise.resolve({ status, text, headers: {}, json: undefined, milliseconds: 1 });
  };
  const request = { method: 'GET', url: 'http://a/things/none', headers: {}, body: undefined };
  const exchange = { operationId: operation.id, request, reply: await send(request) };
  return new PathProbe({ operations: [operation] }, send, 'nowhere').isUnknown(operation, exchange);
}

test('a path is unknown whose every response is that of a path nobody has', async () => {
  expect(await isUnknown(() => [404, 'Not found.'])).toBe(true);
});

test('a path is known that is answered differently, with its method or with another one', async () => {
  expect(await isUnknown((isThing) => [404, isThing ? 'No such thing.' : 'Not found.'])).toBe(
    false,
  );
  const refuses = await isUnknown((isThing, method) =>
    isThing && method !== 'GET' ? [405, 'Not allowed.'] : [404, 'Not found.'],
  );
  expect(refuses).toBe(false);
});
