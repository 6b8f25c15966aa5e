import { expect, test } from 'vitest';
import { Schemas } from '../document/schemas.js';
import { pathText, withPart, type JsonObject } from '../json.js';
import type { SchemaContext } from './constraints.js';
import { fillOptionalMembers, boundaryEdits } from './boundary-edits.js';
import { invalidEdits } from './invalid-edits.js';
import { buildSample } from './sample.js';

function contextOf(schema: JsonObject, others: JsonObject = {}): SchemaContext {
  const root = { openapi: '3.1.0', components: { schemas: { ...others, Tried: schema } } };
  return { root, schemas: new Schemas(root) };
}

const tried = { pointer: '#/components/schemas/Tried', value: undefined as unknown };

function located(schema: JsonObject) {
  return { ...tried, value: schema };
}

function results(schema: JsonObject, value: unknown, others: JsonObject = {}) {
  const context = contextOf(schema, others);
  const part = located(schema);
  const apply = (edits: ReturnType<typeof boundaryEdits>, valid: boolean) =>
    edits
      .map((edit) => ({ edit, result: withPart(value, edit.path, edit.value) }))
      .filter(({ result }) => context.schemas.fits(part, result, 'request') === valid);
  return {
    edges: apply(boundaryEdits(context, part, value, 1), true),
    faults: apply(invalidEdits(context, part, value), false),
  };
}

test('tests both limits of a length, counted in code points', () => {
  const { edges, faults } = results({ type: 'string', minLength: 2, maxLength: 5 }, 'abc');
  const lengths = edges.map(({ result }) => Array.from(String(result)).length);
  expect(lengths).toEqual(expect.arrayContaining([2, 5]));
  expect(edges.some(({ result }) => String(result).length === 10)).toBe(true);
  expect(faults.map(({ edit }) => edit.label)).toEqual(
    expect.arrayContaining(['shorter than minLength 2', 'longer than maxLength 5']),
  );
});

test('tests both limits of a range and the values beyond', () => {
  const { edges, faults } = results({ type: 'integer', minimum: 1, exclusiveMaximum: 10 }, 5);
  expect(edges.map(({ result }) => result)).toEqual(expect.arrayContaining([1, 9]));
  const broken = faults.map(({ result }) => result);
  expect(broken).toEqual(expect.arrayContaining([0, 10, 1.5, '12', true, null]));
});

test('tests every value of an enum and one that is not in it', () => {
  const { edges, faults } = results({ enum: ['a', 'b', 'c'] }, 'a');
  expect(edges.map(({ result }) => result)).toEqual(['b', 'c']);
  expect(faults.map(({ result }) => result)).toContain('NO_SUCH_$&_{0}_"%s"');
});

test('generates strings at the limits of a pattern', () => {
  const { edges, faults } = results({ type: 'string', pattern: '^[A-Z]{2,4}$' }, 'ABC');
  const lengths = edges.map(({ result }) => String(result).length);
  expect(lengths).toEqual(expect.arrayContaining([2, 4]));
  expect(faults.map(({ edit }) => edit.label)).toContain('a broken pattern');
});

test('adds and removes optional members, and removes required ones', () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: {
      a: { type: 'string' },
      b: { type: 'integer' },
      c: { type: 'boolean' },
      d: { not: {} },
      e: { type: 'array', maxItems: 0, items: { not: {} } },
    },
  };
  const { edges, faults } = results(schema, { a: 'x', b: 1 });
  const done = edges.map(({ edit }) => `${pathText(edit.path)}: ${edit.label}`);
  expect(done).toEqual(
    expect.arrayContaining([
      'b: the optional member absent',
      'c: the optional member present',
      'e: the optional member present',
    ]),
  );
  expect(faults.map(({ edit }) => `${pathText(edit.path)}: ${edit.label}`)).toContain(
    'a: the required member missing',
  );
});

test('respects dependentRequired (D206)', () => {
  const schema = {
    type: 'object',
    properties: { total: { type: 'integer' }, items: { type: 'array' } },
    dependentRequired: { items: ['total'] },
  };
  const { edges, faults } = results(schema, { total: 1, items: [] });
  const absent = edges.filter(({ edit }) => edit.label === 'the optional member absent');
  expect(absent.map(({ edit }) => pathText(edit.path))).toEqual(['items']);
  expect(faults.map(({ result }) => result)).not.toContainEqual({ items: [] });
});

test('adds an unknown member to a closed object', () => {
  const schema = { type: 'object', properties: { a: {} }, additionalProperties: false };
  const { faults } = results(schema, { a: 1 });
  expect(faults.map(({ edit }) => edit.label)).toContain('an unknown member of a closed object');
});

test('tests each branch of a union', () => {
  const schema = {
    oneOf: [
      { type: 'object', required: ['k'], properties: { k: { const: 'x' } } },
      {
        type: 'object',
        required: ['k', 'n'],
        properties: { k: { const: 'y' }, n: { type: 'integer' } },
      },
    ],
  };
  const { edges } = results(schema, { k: 'x' });
  expect(edges.map(({ result }) => result)).toContainEqual({ k: 'y', n: 1 });
});

test('tests both limits of the length of an array', () => {
  const schema = { type: 'array', minItems: 1, maxItems: 3, items: { type: 'integer' } };
  const { edges, faults } = results(schema, [7]);
  expect(edges.map(({ result }) => result)).toContainEqual([7, 7, 7]);
  expect(faults.map(({ result }) => result)).toEqual(expect.arrayContaining([[], [7, 7, 7, 7]]));
});

const small = { type: 'string', maxLength: 3 };
test.each<[string, JsonObject]>([
  ['minProperties', { type: 'object', minProperties: 2, properties: { a: small, b: small } }],
  [
    'different elements',
    { type: 'array', items: { type: 'integer' }, minItems: 3, uniqueItems: true },
  ],
  ['different texts', { type: 'array', items: small, minItems: 2, uniqueItems: true }],
  [
    'members that others require',
    {
      type: 'object',
      required: ['a'],
      properties: { a: small, b: small },
      dependentRequired: { a: ['b'] },
    },
  ],
])('a sample is valid: %s', (_, schema) => {
  const context = contextOf(schema);
  expect(
    context.schemas.violations(located(schema), buildSample(context, located(schema)), 'request'),
  ).toEqual([]);
});

test('generates finite values for recursive schemas', () => {
  const tree = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 3 },
      children: { type: 'array', items: { $ref: '#/components/schemas/Tried' } },
    },
  };
  const context = contextOf(tree);
  const value = buildSample(context, located(tree));
  expect(context.schemas.fits(located(tree), value, 'request')).toBe(true);
  const full = fillOptionalMembers(context, located(tree), { name: 'root' });
  expect(full).toMatchObject({ name: 'root', children: [{ name: expect.any(String) as string }] });
});

test('requires readOnly and writeOnly members in one direction only', () => {
  const schema = {
    type: 'object',
    required: ['id', 'secret'],
    properties: { id: { readOnly: true }, secret: { writeOnly: true } },
  };
  const { schemas } = contextOf(schema);
  expect(schemas.fits(located(schema), { secret: 1 }, 'request')).toBe(true);
  expect(schemas.fits(located(schema), { id: 1 }, 'response')).toBe(true);
  expect(schemas.fits(located(schema), { id: 1 }, 'request')).toBe(false);
});

test('a violation has the location, the keyword and the claims', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: { name: { $ref: '#/components/schemas/Name', 'x-claims': ['NAME'] } },
    'x-claims': ['ALL'],
  };
  const { schemas } = contextOf(schema, { Name: { type: 'string', 'x-claims': ['TEXT'] } });
  const [missing] = schemas.violations(located(schema), {}, 'response');
  expect(missing).toMatchObject({ place: '/', keyword: 'required', claims: ['NAME'] });
  const [wrong] = schemas.violations(located(schema), { name: 1 }, 'response');
  expect(wrong).toMatchObject({ place: '/name', keyword: 'type', claims: ['NAME', 'TEXT'] });
});
