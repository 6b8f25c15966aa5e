import { beforeEach, describe, expect, test } from 'vitest';
import { prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import { Schemas } from '../document/schemas.js';
import type { Reply } from '../http/exchange.js';
import { Shown } from './shown.js';

const page = { $ref: '#/components/schemas/Page' };
const parcel = { $ref: '#/components/schemas/Parcel' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const api = readApi(
  prepareDocument({
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1' },
    paths: {
      '/parcels': {
        get: {
          operationId: 'list',
          'x-claims': ['LIST', 'LIST-RULE'],
          'x-pagination': {
            page: { parameter: 'page' },
            size: { parameter: 'size' },
            elements: '/items',
          },
          parameters: [{ name: 'page', in: 'query', schema: {}, 'x-claims': ['PAGE-PARAMETER'] }],
          responses: { '200': { description: '', ...json(page) } },
        },
        post: {
          operationId: 'send',
          requestBody: json(parcel),
          responses: {
            '200': {
              description: '',
              headers: { 'x-trace': { schema: {}, 'x-claims': ['TRACE'] } },
              ...json(parcel),
            },
            '422': { description: '', 'x-claims': ['REFUSED'], ...json({ 'x-claims': ['ERROR'] }) },
          },
        },
      },
    },
    components: {
      schemas: {
        Page: {
          'x-claims': ['PAGE'],
          properties: {
            items: { items: parcel, 'x-claims': ['ITEMS'] },
            total: { 'x-claims': ['TOTAL'] },
          },
        },
        Parcel: {
          'x-claims': ['PARCEL'],
          'x-decision': 'D1',
          properties: {
            weight: { type: 'integer', 'x-claims': ['WEIGHT', 'WEIGHT-RULE'] },
            to: { $ref: '#/components/schemas/Address', 'x-claims': ['TO'] },
          },
          oneOf: [
            { required: ['fragile'], properties: { fragile: { 'x-claims': ['FRAGILE'] } } },
            { required: ['robust'], properties: { robust: { 'x-claims': ['ROBUST'] } } },
          ],
        },
        Address: { 'x-claims': ['ADDRESS'], properties: { street: { 'x-claims': ['STREET'] } } },
      },
    },
  }),
);
const kinds = new Map([
  ['LIST', 'operation'],
  ['LIST-RULE', 'rule'],
  ['WEIGHT', 'field'],
  ['WEIGHT-RULE', 'rule'],
]);

let shown: Shown;
beforeEach(() => {
  shown = new Shown(api, new Schemas(api.root), kinds);
});

function operation(id: string) {
  const found = api.operations.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

function answer(body: unknown, status = 200, headers = {}): Reply {
  return { status, headers, text: JSON.stringify(body), json: body, milliseconds: 1 };
}

describe('an answer shows', () => {
  test.each([
    [{ weight: 1, robust: true }, ['PARCEL', 'ROBUST', 'WEIGHT']],
    [{ weight: null, to: {}, fragile: 1 }, ['FRAGILE', 'PARCEL']],
    [{ to: { street: 'Quay' }, fragile: 1 }, ['ADDRESS', 'FRAGILE', 'PARCEL', 'STREET', 'TO']],
    [{}, []],
    [null, []],
  ])('what its body carries: %j', (body, claims) => {
    shown.response(operation('send'), answer(body));
    expect([...shown.ids].toSorted()).toEqual(claims);
  });

  test('a header that came', () => {
    shown.response(operation('send'), answer({}, 200, { 'x-trace': '1' }));
    expect([...shown.ids]).toEqual(['TRACE']);
  });

  test('nothing of an empty page, and the elements of another', () => {
    shown.response(operation('list'), answer({ items: [], total: 0 }));
    expect([...shown.ids]).toEqual([]);
    shown.response(operation('list'), answer({ items: [{ weight: 1, robust: 1 }], total: 1 }));
    expect([...shown.ids].toSorted()).toEqual([
      'ITEMS',
      'PAGE',
      'PARCEL',
      'ROBUST',
      'TOTAL',
      'WEIGHT',
    ]);
  });

  test('the form of a refusal, but not that the status is right', () => {
    shown.response(operation('send'), answer('no', 422));
    expect([...shown.ids]).toEqual(['ERROR']);
    shown.status(operation('send'), 422);
    expect([...shown.ids]).toEqual(['ERROR', 'REFUSED']);
  });
});

test('a member shows what stands at its own schema, and no rule', () => {
  shown.member(operation('send'), ['weight']);
  expect([...shown.ids]).toEqual(['WEIGHT']);
  shown.member(operation('send'), ['to', 'street']);
  expect([...shown.ids]).toEqual(['WEIGHT', 'STREET']);
});

test('an operation and a parameter show their own statements', () => {
  shown.operation(operation('list'));
  shown.parameter(operation('list'), 'page');
  expect([...shown.ids]).toEqual(['LIST', 'PAGE-PARAMETER']);
});
