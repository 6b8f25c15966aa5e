import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { contractOf, type Parts } from '../testing/document.js';

const request = { responses: { 204: { description: 'taken' } } };

/** A document with one operation, `v1.subscribe`, that has callbacks. */
function calling(callbacks: Json, others: Parts = {}): Parts {
  const operation = { operationId: 'v1.subscribe', ...request, callbacks };
  return {
    'x-versions': { v1: { title: 'Version 1' } },
    paths: { '/v1/subscriptions': { post: operation } },
    ...others,
  };
}

test('reads a callback with its operation', async () => {
  const body = { content: { 'application/json': { schema: { type: 'string' } } } };
  const { callbacks } = await contractOf(
    calling({ onEvent: { '{$request.body#/url}': { post: { ...request, requestBody: body } } } }),
  );
  expect(callbacks).toMatchObject([
    {
      operation: 'v1.subscribe',
      name: 'onEvent',
      request: {
        id: 'v1.subscribeOnEvent',
        name: { module: 'v1', id: 'subscribeOnEvent' },
        method: 'post',
        path: '{$request.body#/url}',
        body: { content: [{ type: 'application/json', schema: { types: ['string'] } }] },
        responses: [{ status: '204' }],
      },
    },
  ]);
});

test('gives the id of a shared callback to its first use', async () => {
  const shared = { '{$request.query.url}': { put: { ...request, operationId: 'v1.notify' } } };
  const callback = { $ref: '#/components/callbacks/Shared' };
  const { callbacks } = await contractOf(
    calling({ one: callback, two: callback }, { components: { callbacks: { Shared: shared } } }),
  );
  expect(callbacks.map(({ name, request: { id } }) => [name, id])).toEqual([
    ['one', 'v1.notify'],
    ['two', 'v1.subscribeTwo'],
  ]);
});

test('never gives a callback the id of an operation', async () => {
  const { callbacks, operations } = await contractOf(
    calling({
      on: { '{$url}': { post: { ...request, operationId: 'v1.subscribe' }, get: request } },
    }),
  );
  expect(operations.map(({ id }) => id)).toEqual(['v1.subscribe']);
  expect(callbacks.map((callback) => callback.request.id)).toEqual([
    'v1.subscribeOn',
    'v1.subscribeOn2',
  ]);
});
