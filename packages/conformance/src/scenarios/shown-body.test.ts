import { expect, test } from 'vitest';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import { shownBody } from './shown-body.js';

const api = readApi(prepareDocument(document));
const operation = api.operations.find(({ id }) => id === 'v2.createBeneficialOwner');
const sent = { type: 'CEO', phone: '1', address: { city: 'Breda' }, documents: [{ type: 'ID' }] };

test.each([
  ['everything', sent, sent],
  ['no list and no object', { code: 'ubo_1', type: 'CEO' }, { type: 'CEO', phone: '1' }],
  ['nothing that was sent', { code: 'ubo_1' }, null],
])('a response that shows %s', (_, json, expected) => {
  const reply = { status: 200, headers: {}, json, text: '' };
  const request = { method: 'POST', url: '', headers: {}, body: JSON.stringify(sent) };
  const exchange = { request, reply, operationId: operation?.id } as never;
  expect(operation && shownBody(api.root, operation, exchange)).toEqual(expected);
});
