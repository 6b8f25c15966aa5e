import { beforeEach, describe, expect, test } from 'vitest';
import { prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import type { Reply } from '../http/exchange.js';
import { ProvedClaims } from './proved-claims.js';

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

let proved: ProvedClaims;
beforeEach(() => {
  proved = new ProvedClaims({
    api,
    schemas: api.schemas,
    claimKinds: kinds,
    echoClaims: new Set(['STREET']),
    refusalClaims: new Set(['FRAGILE']),
  });
});

function operation(id: string) {
  const found = api.operations.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
}

function reply(body: unknown, status = 200, headers = {}): Reply {
  return { status, headers, text: JSON.stringify(body), json: body, milliseconds: 1 };
}

describe('a response proves the claims of', () => {
  test.each([
    [{ weight: 1, robust: true }, ['PARCEL', 'ROBUST', 'WEIGHT']],
    [{ weight: null, to: {}, fragile: 1 }, ['PARCEL']],
    [{ to: { street: 'Quay' }, robust: 1 }, ['ADDRESS', 'PARCEL', 'ROBUST', 'STREET', 'TO']],
    [{}, []],
    [null, []],
  ])('the members that its body has: %j', (body, claims) => {
    proved.response(operation('send'), reply(body));
    expect([...proved.ids].toSorted()).toEqual(claims);
  });

  test('a header that it has', () => {
    proved.response(operation('send'), reply({}, 200, { 'x-trace': '1' }));
    expect([...proved.ids]).toEqual(['TRACE']);
  });

  test('the elements of a page, unless it is empty', () => {
    proved.response(operation('list'), reply({ items: [], total: 0 }));
    expect([...proved.ids]).toEqual([]);
    proved.response(operation('list'), reply({ items: [{ weight: 1, robust: 1 }], total: 1 }));
    expect([...proved.ids].toSorted()).toEqual([
      'ITEMS',
      'PAGE',
      'PARCEL',
      'ROBUST',
      'TOTAL',
      'WEIGHT',
    ]);
  });

  test('the form of an error, but not its status code', () => {
    proved.response(operation('send'), reply('no', 422));
    expect([...proved.ids]).toEqual(['ERROR']);
    proved.status(operation('send'), 422);
    expect([...proved.ids]).toEqual(['ERROR', 'REFUSED']);
  });
});

test('a member proves the claims of its own schema, but no rule', () => {
  proved.member(operation('send'), ['weight'], false);
  // That a wrong street is refused does not show that the right one is stored.
  proved.member(operation('send'), ['to', 'street'], false);
  expect([...proved.ids]).toEqual(['WEIGHT']);
  proved.member(operation('send'), ['to', 'street'], true);
  expect([...proved.ids]).toEqual(['WEIGHT', 'STREET']);
  // That a value is shown does not show that another one is refused.
  proved.member(operation('send'), ['fragile'], true);
  expect([...proved.ids]).toEqual(['WEIGHT', 'STREET']);
  proved.member(operation('send'), ['fragile'], false);
  expect([...proved.ids]).toEqual(['WEIGHT', 'STREET', 'FRAGILE']);
});

test('an operation and a parameter prove their own claims', () => {
  proved.operation(operation('list'));
  proved.parameter(operation('list'), 'page');
  expect([...proved.ids]).toEqual(['LIST', 'PAGE-PARAMETER']);
});
