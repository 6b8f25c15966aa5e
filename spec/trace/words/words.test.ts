import { expect, test } from 'vitest';
import { parseClaims } from '../claims.ts';
import { collectCitations } from '../collect.ts';
import { parseDecisions } from '../decisions.ts';
import { checkWords, type WordResult } from './index.ts';
import { wordReport } from './report.ts';

const claim = 'CORE-GEN-001';

interface Small {
  readonly says: string;
  /** The schema of the request body. */
  readonly request?: object;
  /** The schema of the response body. */
  readonly response?: object;
  readonly schemas?: object;
  readonly parameters?: readonly object[];
  readonly others?: string;
  readonly decisions?: string;
}

/** Returns the content of a request or response with a schema. */
const body = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Returns the results for a document with one operation and one claim. */
function resultsOf(small: Small): WordResult[] {
  const { says, request = {}, response = {}, schemas = {}, parameters = [] } = small;
  const document = {
    paths: {
      '/a': {
        post: { parameters, requestBody: body(request), responses: { '200': body(response) } },
      },
    },
    components: { schemas },
  };
  const claims = parseClaims(
    `- { id: ${claim}, kind: field, says: '${says}' }\n${small.others ?? ''}`,
    'claims.yaml',
  );
  const decisions = parseDecisions(small.decisions ?? '');
  return checkWords(claims, collectCitations(document), decisions, document);
}

/** Returns the messages for a document, without the hint and the pointer to the body of the operation. */
function faultsOf(small: Small): string[] {
  return resultsOf(small)
    .flatMap(({ faults }) => faults)
    .map(({ message }) => message.replace(/at \S*\/schema(?=\/|s\/)/, 'at …'));
}

/** Returns the number of elements of a document that agree with its claim. */
const agreeing = (small: Small) =>
  resultsOf(small).reduce((sum, { agreeing: found }) => sum + found.length, 0);

/** Returns an object schema with one member that cites the claim. */
const object = (name: string, schema: object, more: object = {}) => ({
  type: 'object',
  properties: { [name]: { ...schema, 'x-claims': [claim] } },
  ...more,
});
const text = { type: 'string' };

test('required: a member has to be in `required` of its request schema, but not of its response schema', () => {
  const says = 'request: amount number, required';
  const right = object('amount', {}, { required: ['amount'] });
  expect(faultsOf({ says, request: right })).toEqual([]);
  expect(agreeing({ says, request: right })).toBe(1);
  expect(faultsOf({ says, request: object('amount', {}) })).toEqual([
    'the claim says "required", but at …/properties/amount it is optional',
  ]);
  expect(
    faultsOf({ says: 'totalAmount and amount mandatory', request: object('amount', {}) }),
  ).toEqual(['the claim says "mandatory", but at …/properties/amount it is optional']);
  // A response may omit a member that a request requires.
  expect(resultsOf({ says, response: object('amount', {}) })[0]?.agreeing).toEqual([]);
  expect(faultsOf({ says, response: object('amount', {}) })).toEqual([]);
});

test('required: "not required" and "optional" members must not be in `required`', () => {
  for (const says of [
    'amount number, not required',
    'amount, optional',
    'amount is not among the required fields',
  ]) {
    expect(faultsOf({ says, request: object('amount', {}) })).toEqual([]);
    const wrong = object('amount', {}, { required: ['amount'] });
    expect(faultsOf({ says, request: wrong })).toEqual([
      expect.stringContaining('but at …/properties/amount it is required'),
    ]);
  }
});

/** A variant of an object, discriminated by its constant `type`, with a member that cites the claim. */
const form = (type: string, required: string[]) => {
  const { properties } = object('label', text);
  return { type: 'object', properties: { ...properties, type: { const: type } }, required };
};

test('required: a condition applies only to its variant, and a parameter is checked like a member', () => {
  const says = 'label string, required when type is ITEM';
  expect(
    faultsOf({ says, request: { oneOf: [form('ITEM', ['label']), form('GROUP', [])] } }),
  ).toEqual([]);
  expect(faultsOf({ says, request: { oneOf: [form('ITEM', []), form('GROUP', [])] } })).toEqual([
    expect.stringContaining('oneOf/0/properties/label it is optional'),
  ]);
  const parameter = { name: 'report', in: 'query', 'x-claims': [claim] };
  const list = 'list: report, required';
  expect(faultsOf({ says: list, parameters: [{ ...parameter, required: true }] })).toEqual([]);
  expect(faultsOf({ says: list, parameters: [parameter] })).toEqual([
    expect.stringContaining('it is optional'),
  ]);
});

test('only: a request accepts one value', () => {
  for (const says of [
    'currency: EUR appears as the only allowed value',
    'currency values: EUR only',
    'currency, fixed value EUR',
  ]) {
    expect(faultsOf({ says, request: object('currency', { enum: ['EUR'] }) })).toEqual([]);
    expect(faultsOf({ says, request: object('currency', { enum: ['EUR', 'USD'] }) })).toEqual([
      expect.stringContaining('but at …/properties/currency it accepts EUR, USD'),
    ]);
    expect(faultsOf({ says, request: object('currency', text) })).toEqual([
      expect.stringContaining('it accepts any value'),
    ]);
  }
});

/** Returns a request schema with two members that cites the claim. */
const two = (required: string[]) => ({
  request: { properties: { a: {}, b: {} }, required, 'x-claims': [claim] },
});

test('only: the only required member, and the only members that can be updated', () => {
  const needs = 'body: a is the only required member';
  expect(faultsOf({ says: needs, ...two(['a']) })).toEqual([]);
  expect(faultsOf({ says: needs, ...two(['a', 'b']) })).toEqual([
    expect.stringContaining('it requires a, b'),
  ]);
  expect(faultsOf({ says: 'Only a and b can be updated', ...two([]) })).toEqual([]);
  expect(faultsOf({ says: 'Only a can be updated', ...two([]) })).toEqual([
    expect.stringContaining('it also accepts b'),
  ]);
});

test('only: a member of responses, or of some objects, is not in other schemas', () => {
  const says = 'owner: code string, response only';
  expect(faultsOf({ says, response: object('code', text) })).toEqual([]);
  expect(faultsOf({ says, request: object('code', text) })).toEqual([
    expect.stringContaining('it is in a request schema'),
  ]);
  expect(faultsOf({ says, request: object('code', { ...text, readOnly: true }) })).toEqual([]);
  const there = 'useBalanceAt belongs only to this object';
  const request = object('useBalanceAt', text);
  expect(faultsOf({ says: there, request })).toEqual([]);
  const response = { properties: { useBalanceAt: text } };
  expect(faultsOf({ says: there, request, response })).toEqual([
    expect.stringContaining('it is in this schema too'),
  ]);
  const put = 'update: isActivated boolean, only for PUT';
  expect(faultsOf({ says: put, request: { properties: { isActivated: {} } } })).toEqual([
    expect.stringContaining('it is in this schema too'),
  ]);
  expect(faultsOf({ says: put, request: object('isActivated', {}) })).toEqual([]);
});

test('any: no keyword restricts the values', () => {
  const says = 'status: any text';
  expect(faultsOf({ says, request: object('status', text) })).toEqual([]);
  expect(faultsOf({ says, request: object('status', { ...text, pattern: '^a' }) })).toEqual([
    'the claim says "any", but at …/properties/status its schema has pattern',
  ]);
  const type = 'value, any type';
  expect(faultsOf({ says: type, response: object('value', {}) })).toEqual([]);
  expect(faultsOf({ says: type, response: object('value', text) })).toEqual([
    expect.stringContaining('its schema has type'),
  ]);
});

test('never: no request schema has the member, except where a claim says that it is ignored', () => {
  const says = 'Fields named code must never be sent in requests';
  const others = '- { id: CORE-GEN-002, kind: field, says: code is ignored on create }\n';
  expect(faultsOf({ says, response: object('code', text) })).toEqual([]);
  expect(faultsOf({ says, request: object('code', { ...text, readOnly: true }) })).toEqual([]);
  expect(
    faultsOf({ says, request: { properties: { list: { items: object('code', text) } } } }),
  ).toEqual([
    'the claim says "never", but at …/properties/list/items/properties/code it is in a request schema',
  ]);
  const ignored = { properties: { code: { ...text, 'x-claims': ['CORE-GEN-002'] } } };
  expect(faultsOf({ says, request: ignored, others })).toEqual([]);
});

test('maximum: lengths and numbers are equal to those of the claim', () => {
  const says = 'name string of 4 to 48 characters';
  const schemas = { Name: { type: 'string', minLength: 4, maxLength: 48 } };
  const named = object('name', { $ref: '#/components/schemas/Name' });
  expect(faultsOf({ says, request: named, schemas })).toEqual([]);
  expect(
    faultsOf({ says, request: object('name', { ...text, minLength: 4, maxLength: 40 }) }),
  ).toEqual(['the claim says "4 to 48", but at …/properties/name maxLength is 40']);
  expect(faultsOf({ says: 'name up to 48 characters', request: object('name', text) })).toEqual([
    'the claim says "up to", but at …/properties/name maxLength is missing',
  ]);
  const size = { name: 'size', in: 'query', 'x-claims': [claim] };
  const most = (maximum: number) => [{ ...size, schema: { type: 'integer', maximum } }];
  expect(faultsOf({ says: 'size, max 500', parameters: most(500) })).toEqual([]);
  expect(faultsOf({ says: 'size, max 500', parameters: most(100) })).toEqual([
    expect.stringContaining('maximum is 100'),
  ]);
});

/** An item without children. */
const leafItem = { properties: { items: { type: 'array', maxItems: 0 } } };

/** Returns a group with a list of items. */
const group = (inner: object) => ({ properties: { items: { type: 'array', items: inner } } });

/** Returns a group whose list cites the claim. */
const cited = (inner: object) => ({
  properties: { items: { type: 'array', items: inner, 'x-claims': [claim] } },
});

test('maximum: a tree has no more than its levels', () => {
  const says = 'items nest at most two levels';
  expect(faultsOf({ says, request: cited(group(leafItem)) })).toEqual([]);
  expect(faultsOf({ says, request: cited(group(group(leafItem))) })).toEqual([
    expect.stringContaining('it nests 3 levels'),
  ]);
  // Two variants of an item have the same leaves.
  const forms = { oneOf: [leafItem, group({ oneOf: [leafItem] })] };
  expect(faultsOf({ says, request: cited(forms) })).toEqual([]);
  const recursive = { Group: cited({ oneOf: [leafItem, { $ref: '#/components/schemas/Group' }] }) };
  expect(
    faultsOf({ says, request: { $ref: '#/components/schemas/Group' }, schemas: recursive }),
  ).toEqual([expect.stringContaining('it nests without limit')]);
});

test('exactly: a string has this length by its limits or its pattern', () => {
  const says = 'country string of exactly 3 characters';
  const limits = { ...text, minLength: 3, maxLength: 3 };
  expect(faultsOf({ says, request: object('country', limits) })).toEqual([]);
  expect(
    faultsOf({ says, request: object('country', { ...text, pattern: '^[A-Z]{3}$' }) }),
  ).toEqual([]);
  for (const wrong of [{ maxLength: 3 }, { pattern: '^[A-Z]{2}$' }, {}]) {
    expect(faultsOf({ says, request: object('country', { ...text, ...wrong }) })).toEqual([
      'the claim says "exactly", but at …/properties/country it allows other lengths',
    ]);
  }
});

test('seen: a response accepts other values than the ones in the claim', () => {
  const says = 'type (SPLIT seen), status; SCHEDULED appears, code (e.g. ACTIVE)';
  expect(faultsOf({ says, response: object('type', text) })).toEqual([]);
  expect(faultsOf({ says, response: object('type', { const: 'SPLIT' }) })).toEqual([
    'the claim says "seen", but at …/properties/type it accepts only SPLIT',
  ]);
  const closed = { enum: ['SCHEDULED', 'DONE'] };
  expect(faultsOf({ says, response: object('status', closed) })).toEqual([
    expect.stringContaining('at …/properties/status it accepts only SCHEDULED, DONE'),
  ]);
  const open = { anyOf: [closed, text] };
  expect(faultsOf({ says, response: object('status', open) })).toEqual([]);
  expect(faultsOf({ says, request: object('status', closed) })).toEqual([]);
});

/** Returns a decision that rests on two claims. */
const decided = (kind: string, on: string) => `| D1 | a | b | c | ${kind} | ${on}, CORE-GEN-002 |`;

test('a decision on a contradiction settles a difference, a decision on a silence does not', () => {
  const says = 'amount, required';
  const request = {
    properties: { amount: { 'x-claims': [claim], 'x-decision': ['D1'] } },
  };
  expect(faultsOf({ says, request, decisions: decided('contradiction', claim) })).toEqual([]);
  expect(faultsOf({ says, request, decisions: decided('silence', claim) })).toHaveLength(1);
  expect(
    faultsOf({ says, request, decisions: decided('contradiction', 'CORE-GEN-003') }),
  ).toHaveLength(1);
});

test('the report counts checked claims and lists the claims to be checked manually', () => {
  const others = '- { id: CORE-GEN-002, kind: rule, says: This never fails }\n';
  const says = 'amount, required';
  const results = resultsOf({ says, request: object('amount', {}), others });
  expect(wordReport(results)).toBe(
    `
word      claims  checked  settled  manual
required       1        1        ·       ·
only           ·        ·        ·       ·
any            ·        ·        ·       ·
never          1        ·        ·       1
maximum        ·        ·        ·       ·
exactly        ·        ·        ·       ·
seen           ·        ·        ·       ·

Words that have to be checked manually, by claim:
  never: CORE-GEN-002
`.trim(),
  );
});
