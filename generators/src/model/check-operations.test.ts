import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { documentOf, faultsOf, operationOf, type Parts } from '../testing/document.js';

const responses = { 200: { description: 'ok' } };

async function faults(operation: object, parts: Parts = {}): Promise<string[]> {
  const post = { operationId: 'a', responses, ...operation } as Json;
  const found = await faultsOf(documentOf({ paths: { '/a': { post } }, ...parts }));
  return found.map((fault) => fault.replace(/ \S+:\d+:\d+/, ''));
}

test('reports no security scheme that is declared, or that no operation uses', async () => {
  expect(await faults({ security: [{}] }, { security: [{ key: [] }] })).toEqual([]);
  const securitySchemes = { key: { type: 'http', scheme: 'bearer' } };
  expect(await faults({ security: [{ key: [] }] }, { components: { securitySchemes } })).toEqual(
    [],
  );
});

async function securityOf(security: Json): Promise<unknown> {
  const securitySchemes = { key: { type: 'http', scheme: 'bearer' } };
  const operation = { operationId: 'a', responses, security };
  return (await operationOf(operation, { components: { securitySchemes } })).security;
}

test('leaves out an alternative with an undeclared security scheme, unless it is the only one', async () => {
  expect(await securityOf([{ key: [] }, { none: [] }])).toEqual([['key']]);
  // An operation must not be open to all because of a mistake.
  expect(await securityOf([{ none: [] }, {}])).toEqual([['none'], []]);
});
