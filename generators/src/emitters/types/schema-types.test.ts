import { StructureKind } from 'ts-morph';
import { expect, test } from 'vitest';
import { FileDraft } from '../../code/file.js';
import { flatLayout } from '../../code/layout.js';
import { printFiles } from '../../code/print.js';
import type { Json } from '../../json.js';
import { contractOf } from '../../testing/document.js';
import { SchemaTypes } from './schema-types.js';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const string: Json = { type: 'string' };
const a: Json = { a: string };

/** The types of components by name, formatted and on one line. */
async function typesOf(schemas: Record<string, Json>, parts = {}): Promise<Record<string, string>> {
  const contract = await contractOf({ components: { schemas }, ...parts });
  const types = new SchemaTypes(contract, { requests: 'strict', responses: 'open' });
  const found = contract.schemas.map(async (component): Promise<[string, string]> => {
    const file = new FileDraft('types', 'api');
    const type = types.ofComponent(file, component);
    const x = { kind: StructureKind.TypeAlias, isExported: true, name: 'X', type } as const;
    const [printed] = await printFiles([{ draft: file, statements: [x] }], flatLayout);
    const text = printed?.text.split('export type X =')[1] ?? '';
    return [component.name.original, text.trim().replaceAll(/\s+/g, ' ').replace(/;$/, '')];
  });
  return Object.fromEntries(await Promise.all(found));
}

test.each<[Json, string]>([
  [{}, 'unknown'],
  [true, 'unknown'],
  [false, 'never'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['number', 'integer', 'null'] }, 'number | null'],
  [{ enum: ['a', 1, null, true, "it's"] }, `'a' | 1 | null | true | "it's"`],
  [{ const: { a: [1] } }, '{ a: [1]; }'],
  [{ type: 'array' }, 'unknown[]'],
  [{ type: 'array', items: { type: 'array', items: string } }, 'string[][]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: 'array', prefixItems: [string, { type: 'null' }] }, 'unknown[]'],
  [{ type: 'array', prefixItems: [string, { type: 'null' }], items: false }, '(string | null)[]'],
  [{ type: 'array', prefixItems: [string, string], minItems: 2, maxItems: 2 }, '[string, string]'],
  [{ type: 'object' }, '{ [key: string]: unknown; }'],
  [{ type: 'object', additionalProperties: false }, '{ [key: string]: never; }'],
  [{ type: 'object', additionalProperties: string }, '{ [key: string]: string; }'],
  [{ properties: a }, '{ a?: string; }'],
  [{ properties: a, required: ['a'] }, '{ a: string; }'],
  [{ properties: a, additionalProperties: false }, '{ a?: string; }'],
  [{ properties: a, additionalProperties: true }, '{ a?: string; } & { [key: string]: unknown; }'],
  [{ properties: { 'a-b': false, __proto__: string } }, `{ 'a-b'?: never; }`],
  [{ type: 'object', patternProperties: { x: string } }, '{ [key: string]: unknown; }'],
  [
    { type: 'object', patternProperties: { x: string }, additionalProperties: { type: 'null' } },
    '{ [key: string]: string | null; }',
  ],
  [{ properties: a, required: ['b'] }, `{ a?: string; } & Present<'b'>`],
  [{ type: ['object', 'null'], required: ['b'] }, `Present<'b'> | null`],
  [{ type: 'array', items: { type: 'string' }, required: ['b'] }, `string[]`],
  [{ allOf: [{ properties: a }, { required: ['a'] }] }, `{ a?: string; } & Present<'a'>`],
  [{ anyOf: [string, { minLength: 1 }] }, 'unknown'],
  [{ type: 'string', anyOf: [{ minLength: 1 }, { pattern: 'a' }] }, 'string'],
  [{ type: 'object', oneOf: [ref('B'), { properties: a }] }, '| B | { a?: string; }'],
  [{ $ref: '#/components/schemas/B', description: 'A B.' }, 'B'],
  [{ $ref: '#/components/schemas/B', required: ['b'] }, `B & Present<'b'>`],
  [{ allOf: [true, ref('B')] }, 'B'],
  [{ $ref: '#/components/schemas/B/properties/b' }, 'BB'],
  [{ type: 'array', items: ref('A') }, 'A[]'],
])('%j is %s', async (schema, expected) => {
  const found = await typesOf({ A: schema, B: { properties: { b: { type: 'number' } } } });
  expect(found['A']).toBe(expected);
});

test('escapes the comment of a property', async () => {
  const n = { description: 'One */ two.', default: 'a*/b', deprecated: true, example: 'left out' };
  expect(await typesOf({ A: { properties: { n, r: { ...string, description: 'R.' } } } })).toEqual({
    A: '{ /** * One *\\/ two. * * @default "a*\\/b" * @deprecated */ n?: unknown; /** R. */ r?: string; }',
  });
});

test('describes a property that refers to an enum or a scalar as its component', async () => {
  const described = { description: 'B.' };
  const A = {
    properties: { b: ref('B'), own: { $ref: '#/components/schemas/B', description: 'Own.' } },
  };
  for (const B of [{ enum: ['x'] }, string, { type: ['number', 'null'] }]) {
    const { A: found } = await typesOf({ A, B: { ...B, ...described } });
    expect(found).toBe('{ /** B. */ b?: B; /** Own. */ own?: B; }');
  }
  for (const type of ['object', 'array']) {
    const { A: found } = await typesOf({ A, B: { type, ...described } });
    expect(found).toBe('{ b?: B; /** Own. */ own?: B; }');
  }
});

test('reads nullable, and ignores keywords beside a reference, in OpenAPI 3.0', async () => {
  const schemas = { A: { type: 'string', nullable: true }, B: { $ref: '#/components/schemas/A' } };
  expect(await typesOf({ ...schemas, C: { ...schemas.B, type: 'null' } }, { openapi: '3.0.3' })) //
    .toEqual({ A: 'string | null', B: 'A', C: 'A' });
});

test('narrows members of a union by the mapping of the discriminator', async () => {
  const kind = { kind: string };
  const found = await typesOf({
    Pet: {
      oneOf: [ref('Cat'), ref('Dog'), ref('Fish')],
      discriminator: { propertyName: 'kind', mapping: { c: 'Cat', k: '#/components/schemas/Cat' } },
    },
    Cat: { type: 'object', properties: { kind: { ...string, description: 'Which.' } } },
    Dog: { type: 'object', properties: { kind: { enum: ['dog'] } }, required: ['kind'] },
    Fish: { allOf: [{ properties: a }] },
    Other: { type: 'object', properties: kind },
  });
  expect(found).toEqual({
    Pet: 'Cat | Dog | Fish',
    Cat: `{ /** Which. */ kind: 'c' | 'k'; }`,
    Dog: `{ kind: 'dog'; }`,
    Fish: `{ kind: 'Fish'; } & { a?: string; }`,
    Other: '{ kind?: string; }',
  });
});

test('narrows components that inherit from one with a discriminator', async () => {
  const discriminator = { propertyName: 'kind', mapping: { c: '#/components/schemas/Cat' } };
  const found = await typesOf({
    Pet: { type: 'object', properties: { kind: string }, required: ['kind'], discriminator },
    Cat: { allOf: [ref('Pet'), { properties: a }] },
    Kitten: { allOf: [ref('Cat')] },
  });
  expect(found).toEqual({
    Pet: '{ kind: string; }',
    Cat: `{ kind: 'c' | 'Kitten'; } & Pet & { a?: string; }`,
    Kitten: `{ kind: 'Kitten'; } & Cat`,
  });
});
