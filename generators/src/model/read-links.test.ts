import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { contractOf, type Parts } from '../testing/document.js';

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** A document whose `POST /a` answers 201 with links, and which has `getA` at `/a/{id}`. */
function linked(links: Json): Parts {
  const created = { description: 'made', links };
  return {
    paths: {
      '/a': { post: { operationId: 'makeA', responses: { 201: created } } },
      '/a/{id}': {
        parameters: [id],
        get: { operationId: 'getA', responses: { 200: { description: 'ok' } } },
        put: { responses: { 200: { description: 'ok' } } },
      },
    },
    components: {
      links: { Get: { operationId: 'getA', parameters: { id: '$response.body#/id' } } },
    },
  };
}

const parameters = {};

test.each<[string, Json, object | undefined]>([
  [
    'by its id',
    { operationId: 'getA', parameters: { id: '$response.body#/id' } },
    { target: 'getA', parameters: { id: '$response.body#/id' } },
  ],
  [
    'by a reference, however it is escaped',
    { operationRef: '#/paths/~1a~1%7Bid%7D/get', requestBody: '$request.body' },
    { target: 'getA', parameters, body: '$request.body' },
  ],
  [
    'by a reference that needs no escaping',
    { operationRef: '#/paths/~1a~1{id}/get' },
    { target: 'getA', parameters },
  ],
  ['that has no id', { operationRef: '#/paths/~1a~1{id}/put' }, { target: 'putAById', parameters }],
  [
    'by a component',
    { $ref: '#/components/links/Get' },
    { target: 'getA', parameters: { id: '$response.body#/id' } },
  ],
  [
    'with the place of a parameter',
    { operationId: 'getA', parameters: { 'path.id': 1 } },
    { target: 'getA', parameters: { 'path.id': 1 } },
  ],
  ['that does not exist', { operationId: 'gone' }, undefined],
])('resolves a link to an operation %s', async (_how, link, expected) => {
  const { links } = await contractOf(linked({ next: link }));
  const from = { operation: 'makeA', status: '201', name: 'next' };
  expect(links).toEqual(expected ? [{ ...from, body: undefined, ...expected }] : []);
});
