import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { emit, loaderOf } from './testing/emitted.js';

const object = {
  type: 'object',
  properties: { a: { type: 'string' }, n: { type: 'number' }, 'on-off': { type: 'boolean' } },
};
/** The schema of each kind of value. */
const schemas = {
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  texts: { type: 'array', items: { type: 'string' } },
  numbers: { type: 'array', items: { type: 'number' } },
  object,
  nested: {
    type: 'object',
    properties: {
      ...object.properties,
      inner: { $ref: '#/components/schemas/Nested' },
      list: { type: 'array', items: { type: 'number' } },
      all: { type: 'array', items: object },
    },
  },
  objects: { type: 'array', items: object },
  'text or number': { type: ['string', 'number'] },
  'text or flag': { oneOf: [{ type: 'string' }, { type: 'boolean' }] },
  'number or flag': { anyOf: [{ type: 'number' }, { type: 'boolean' }] },
  'any scalar': { type: ['number', 'boolean', 'string', 'null'] },
  tuple: {
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
  },
};
type Kind = keyof typeof schemas;

const lists: readonly Kind[] = ['texts', 'numbers'];
const flatKinds: readonly Kind[] = ['text', 'number', 'flag', ...lists, 'object'];
const deepKinds: readonly Kind[] = ['nested', 'objects'];
const unions: readonly Kind[] = [
  'text or number',
  'text or flag',
  'number or flag',
  'any scalar',
  'tuple',
];

interface Way {
  readonly place: 'path' | 'query' | 'header' | 'cookie';
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved?: boolean;
}

/** Every way to write a parameter: its place, style and explode, and the kinds of values that OpenAPI gives it. */
const ways: readonly (readonly [Way['place'], string, readonly boolean[], readonly Kind[]])[] = [
  ['path', 'simple', [true, false], [...flatKinds, ...unions]],
  ['path', 'label', [true, false], flatKinds],
  ['path', 'matrix', [true, false], flatKinds],
  ['query', 'form', [true], [...flatKinds, ...deepKinds]],
  ['query', 'form', [false], [...flatKinds, ...unions]],
  ['query', 'spaceDelimited', [true], lists],
  ['query', 'spaceDelimited', [false], [...lists, 'object']],
  ['query', 'pipeDelimited', [true], lists],
  ['query', 'pipeDelimited', [false], [...lists, 'object']],
  ['query', 'deepObject', [true], [...lists, 'object', ...deepKinds]],
  ['header', 'simple', [true, false], [...flatKinds, ...unions]],
  ['cookie', 'form', [true], [...flatKinds, 'nested']],
  ['cookie', 'form', [false], [...flatKinds, ...unions]],
];

const cases = ways.flatMap(([place, style, explodes, kinds]) =>
  explodes.flatMap((explode) => {
    const way: Way = { place, style, explode };
    const isReservable = place === 'query' && style === 'form' && explode;
    const all = isReservable ? [way, { ...way, allowReserved: true }] : [way];
    return all.flatMap((each) => kinds.map((kind) => ({ ...each, kind })));
  }),
);
type Case = (typeof cases)[number];

/** One operation for each case: the parameter goes out, and comes back as JSON. */
const document = {
  openapi: '3.1.0',
  info: { title: 'Ways', version: '1' },
  paths: Object.fromEntries(
    cases.map(({ place, style, explode, kind, allowReserved = false }, index) => {
      const required = place === 'path';
      const parameter = { name: 'p', in: place, required, style, explode, schema: schemas[kind] };
      const reserved = place === 'query' ? { allowReserved } : {};
      const content = { 'application/json': { schema: {} } };
      const get = {
        operationId: `way${index}`,
        tags: ['ways'],
        parameters: [{ ...parameter, ...reserved }],
        responses: { 200: { description: 'ok', content } },
      };
      return [`/${index}${required ? '/{p}' : ''}`, { get }];
    }),
  ),
  components: { schemas: { Nested: schemas.nested } },
};

type Calls = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;

let calls: Calls = {};

beforeAll(async () => {
  const names = ['types', 'validators', 'client', 'server'] as const;
  const files = await emit(JSON.stringify(document), names);
  const load = loaderOf(files);
  const client = load('client/index.ts') as {
    createClient: (options: object) => { ways: Calls };
  };
  const server = load('server/index.ts') as {
    createServer: (handlers: object) => { fetch: (request: Request) => Promise<Response> };
  };
  type Parts = Readonly<Record<'path' | 'query' | 'headers' | 'cookies', { readonly p?: unknown }>>;
  const handler = ({ path, query, headers, cookies }: Partial<Parts>): object => {
    const { p: value = null } = { ...path, ...query, ...headers, ...cookies };
    return { status: 200, body: { value } };
  };
  const api = Object.fromEntries(cases.map((_case, index) => [`way${index}`, handler]));
  const app = server.createServer({ api });
  const fetch = (request: Request): Promise<Response> => app.fetch(request);
  calls = client.createClient({ baseUrl: 'http://test.example', retries: 0, fetch }).ways;
});

function textsFor({ place, style, explode, kind }: Case): fc.Arbitrary<string> {
  // A header is Latin text without blanks at its ends, and nothing is encoded in it.
  if (place === 'header') {
    const isAlone = kind === 'text';
    const character = isAlone ? /^[!-~]$/ : /^[\w.~!@#$%^&*:/?-]$/;
    return fc.stringMatching(new RegExp(`^${character.source.slice(1, -1)}{1,9}$`));
  }
  const text = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((each) => !/\p{Surrogate}/u.test(each));
  // Dots would reach another path.
  if (place === 'path') return text.filter((each) => !/^\.+$/.test(each));
  // The separator of these styles is encoded itself, so that it cannot stand in a value.
  if (style === 'spaceDelimited' && !explode) return text.filter((each) => !/[ +]/.test(each));
  if (style === 'pipeDelimited' && !explode) return text.filter((each) => !each.includes('|'));
  // A comma alone in a list is encoded, as other clients encode those between elements.
  if (style === 'form' && !explode) return text.filter((each) => !each.includes(','));
  return text;
}

const numbers = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((each) => (Object.is(each, -0) ? 0 : each));

function valuesFor(testCase: Case): fc.Arbitrary<unknown> {
  const text = textsFor(testCase);
  const flat = fc
    .record({ a: text, n: numbers, 'on-off': fc.boolean() }, { requiredKeys: [] })
    .filter((each) => Object.keys(each).length > 0);
  const { nested } = fc.letrec<{ nested: object }>((tie) => ({
    nested: fc
      .record(
        {
          a: text,
          n: numbers,
          inner: fc.option(tie('nested'), { nil: undefined, depthSize: 'small' }),
          list: fc.array(numbers, { minLength: 1, maxLength: 3 }),
          all: fc.array(flat, { minLength: 1, maxLength: 3 }),
        },
        { requiredKeys: ['a'] },
      )
      .map((each) => JSON.parse(JSON.stringify(each)) as object),
  }));
  // A text that looks like another type cannot be told from it.
  const other = text.filter((each) => !/^(?:true|false|[-\d].*)$/s.test(each));
  const kinds: Readonly<Record<Kind, fc.Arbitrary<unknown>>> = {
    'text or number': fc.oneof(other, numbers),
    'text or flag': fc.oneof(other, fc.boolean()),
    'number or flag': fc.oneof(numbers, fc.boolean()),
    'any scalar': fc.oneof(other, numbers, fc.boolean()),
    tuple: fc.tuple(text, numbers, fc.boolean()),
    text,
    number: numbers,
    flag: fc.boolean(),
    texts: fc.array(text, { minLength: 1, maxLength: 5 }),
    numbers: fc.array(numbers, { minLength: 1, maxLength: 5 }),
    object: flat,
    nested,
    objects: fc.array(flat, { minLength: 1, maxLength: 3 }),
  };
  return kinds[testCase.kind];
}

describe('a generated server reads what a generated client sends', () => {
  test.each(cases)('$place $style explode=$explode $kind $allowReserved', async (given) => {
    await fc.assert(
      fc.asyncProperty(valuesFor(given), async (value) => {
        const call = calls[`way${cases.indexOf(given)}`];
        const sent = given.place === 'path' ? value : { p: value };
        expect(await call?.(sent)).toEqual({ value });
      }),
      { numRuns: 60 },
    );
  });
});
