import { expect, test } from 'vitest';
import { parseClaims } from './claims.ts';
import { collectCitations } from './collect.ts';
import { parseDecisions } from './decisions.ts';
import { holdsFaults } from './holds.ts';

const claim = 'CORE-GEN-001';

interface Small {
  /** The facts of the claim, as in spec/claims.yaml. */
  readonly holds: string;
  readonly request?: object;
  readonly response?: object;
  readonly parameters?: readonly object[];
  readonly decisions?: string;
  readonly schemas?: object;
}

const body = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Returns the differences of a document with one operation from a claim, with "…" for the place of the body. */
function faultsOf({ holds, request = {}, response = {}, ...more }: Small): string[] {
  const { parameters = [], decisions = '', schemas = {} } = more;
  const post = { parameters, requestBody: body(request), responses: { '200': body(response) } };
  const document = { paths: { '/a': { post } }, components: { schemas } };
  const claims = parseClaims(`- { id: ${claim}, kind: field, holds: ${holds} }`, 'claims.yaml');
  const faults = holdsFaults(
    claims,
    collectCitations(document),
    parseDecisions(decisions),
    document,
  );
  return faults.map(({ message }) => message.replace(/at \S*\/schema(?=[/ ])/, 'at …'));
}

const object = (name: string, schema: object, more: object = {}) => ({
  type: 'object',
  properties: { [name]: { ...schema, 'x-claims': [claim] } },
  ...more,
});
const text = { type: 'string' };
const leaf = { properties: { items: { type: 'array', maxItems: 0 } } };
const group = (inner: object, more: object = {}) => ({
  properties: { items: { type: 'array', items: inner, ...more } },
});
const cites = { 'x-claims': [claim] };
const parameter = { name: 'size', in: 'query', ...cites };

test.each<[fact: string, right: Small, wrong: Omit<Small, 'holds'>, message: string]>([
  [
    'required members',
    { holds: '{ a: { required: true } }', request: object('a', {}, { required: ['a'] }) },
    { request: object('a', {}) },
    'holds of a: at …/properties/a it has required: false, and the claim has true',
  ],
  [
    'optional members',
    { holds: '{ a: { required: false } }', request: object('a', {}) },
    { request: object('a', {}, { required: ['a'] }) },
    'holds of a: at …/properties/a it has required: true, and the claim has false',
  ],
  [
    'parameters',
    {
      holds: '{ size: { required: true, maximum: 500 } }',
      parameters: [{ ...parameter, required: true, schema: { maximum: 500 } }],
    },
    { parameters: [{ ...parameter, required: true, schema: { maximum: 100 } }] },
    'holds of size: at /paths/~1a/post/parameters/0 it has maximum: [100], and the claim has [500]',
  ],
  [
    'one variant',
    {
      holds: '{ a: { in: ITEM, required: true } }',
      request: {
        oneOf: [
          object('a', {}, { properties: { type: { const: 'GROUP' }, a: cites } }),
          { properties: { type: { const: 'ITEM' }, a: cites }, required: ['a'] },
        ],
      },
    },
    { request: { properties: { type: { const: 'ITEM' }, a: cites } } },
    'holds of a: at …/properties/a it has required: false, and the claim has true',
  ],
  [
    'a whole body',
    {
      holds: "{ '*': { required: [a], members: [b, a] } }",
      request: { ...cites, properties: { a: {}, b: {} }, required: ['a'] },
    },
    { request: { ...cites, properties: { a: {}, b: {}, c: {} }, required: ['a'] } },
    'holds of *: at … it has members: ["a","b","c"], and the claim has ["a","b"]',
  ],
  [
    'lengths',
    { holds: '{ a: { maxLength: 48 } }', request: object('a', { allOf: [{ maxLength: 48 }] }) },
    { request: object('a', text) },
    'holds of a: at …/properties/a it has maxLength: [], and the claim has [48]',
  ],
  [
    'values',
    { holds: '{ a: { values: [EUR] } }', request: object('a', { enum: ['EUR'] }) },
    { request: object('a', { enum: ['EUR', 'USD'] }) },
    'holds of a: at …/properties/a it has values: ["EUR","USD"], and the claim has ["EUR"]',
  ],
  [
    'levels',
    { holds: '{ items: { maxLevels: 1 } }', request: group(leaf, cites) },
    { request: group(group(leaf), cites) },
    'holds of items: at …/properties/items it nests 2 levels',
  ],
  [
    'any type',
    { holds: '{ a: { type: null } }', response: object('a', {}) },
    { response: object('a', text) },
    'holds of a: at …/properties/a it has type: "string", and the claim has null',
  ],
  [
    'members of responses',
    { holds: '{ a: { sent: false } }', request: object('a', { readOnly: true }) },
    { request: object('a', text) },
    'holds of a: at …/properties/a it has sent: true, and the claim has false',
  ],
  [
    'open values',
    { holds: '{ a: { open: [NEW] } }', response: object('a', { anyOf: [{ const: 'NEW' }, text] }) },
    { response: object('a', { const: 'NEW' }) },
    'holds of a: at …/properties/a it accepts only NEW in responses',
  ],
  [
    'members of one object',
    { holds: '{ a: { onlyHere: true } }', request: object('a', text) },
    { request: object('a', text), response: { properties: { a: text } } },
    'holds of a: at …/properties/a it is also at /paths/~1a/post/responses/200/content/application~1json/schema/properties/a',
  ],
])('compares %s', (_fact, right, wrong, message) => {
  expect(faultsOf(right)).toEqual([]);
  expect(faultsOf({ holds: right.holds, ...wrong })).toEqual([message]);
});

test('reports facts that it does not know and that no element could have', () => {
  expect(faultsOf({ holds: '{ a: { longest: 4 } }' })).toEqual([
    expect.stringMatching(/^holds of a: longest is not one of in, except, required, members, /),
  ]);
  // A response may omit what a request requires.
  const response = object('a', {});
  expect(faultsOf({ holds: '{ a: { required: true } }', response })).toEqual([
    'holds of a: no element that required could hold for cites the claim',
  ]);
});

/** A member that cites D1, in a schema that two others extend. */
const schemas = {
  Base: { properties: { a: { ...cites, 'x-decision': ['D1'] } } },
  Strict: { allOf: [{ $ref: '#/components/schemas/Base' }], required: ['a'] },
  Loose: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: 'object' }] },
};
const extended = {
  schemas,
  request: {
    oneOf: [{ $ref: '#/components/schemas/Strict' }, { $ref: '#/components/schemas/Loose' }],
  },
  decisions: `| D1 | a | b | c | contradiction | ${claim}, CORE-GEN-002 |`,
};
const looser =
  'holds of a: at /components/schemas/Loose/properties/a it has required: false, and the claim has true';

test('compares a member in each schema that has it, except where a decision rests on the claim', () => {
  const holds = '{ a: { required: true, except: { required: [Loose] } } }';
  expect(faultsOf({ ...extended, holds })).toEqual([]);
  expect(faultsOf({ ...extended, holds: '{ a: { required: true } }' })).toEqual([looser]);
  for (const [from, to] of [
    ['contradiction', 'silence'],
    [claim, 'CORE-GEN-003'],
  ] as const) {
    const decisions = extended.decisions.replace(from, to);
    expect(faultsOf({ ...extended, holds, decisions })).toEqual([looser]);
  }
});

test('reports an exception that agrees', () => {
  const holds = '{ a: { required: true, except: { required: [Loose, Strict] } } }';
  expect(faultsOf({ ...extended, holds })).toEqual(['holds of a: Strict is in except, and agrees']);
});

test('compares a schema itself if something uses it as it is', () => {
  const ref = { $ref: '#/components/schemas/Base' };
  const holds = '{ a: { required: true } }';
  const strict = { allOf: [ref], required: ['a'] };
  expect(faultsOf({ schemas, holds, request: strict })).toEqual([]);
  expect(faultsOf({ schemas, holds, request: { anyOf: [ref, strict] } })).toEqual([
    looser.replace('Loose', 'Base'),
  ]);
});
