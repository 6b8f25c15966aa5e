// What OpenAPI 3.2 adds: the reference, differences and files of the document whose code `accepted.test.ts` runs.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareContracts } from './diff/compare.js';
import { highestLevelFor } from './diff/change.js';
import { writeReference } from './emitters/docs/write.js';
import type { Contract } from './model/contract.js';
import { demandsOf } from './testing/constructs.js';
import { missingIn, referenceShown } from './testing/constructs-shown.js';
import { build } from './testing/document.js';

const whole = readFileSync(
  new URL('../corpus/accepted/version-3.2/openapi.yaml', import.meta.url),
  'utf8',
);

async function edited(
  ...edits: readonly (readonly [string | RegExp, string])[]
): Promise<Contract> {
  const text = edits.reduce((before, [found, instead]) => {
    const after = before.replaceAll(found, instead);
    expect(after, `has ${String(found)}`).not.toBe(before);
    return after;
  }, whole);
  return (await build(text)).contract;
}

test('the reference shows everything', async () => {
  const contract = await edited();
  const files = new Map(writeReference(contract).map(({ path, text }) => [path, text]));
  const demands = demandsOf(contract.document);
  expect(missingIn(demands, referenceShown(contract, files))).toEqual([]);
  expect(files.get('index.html')).toContain('Everything we sell › Books and magazines');
});

test.each([
  ['    query:', '    post:', 'breaking breaking operation/moved'],
  ['      COPY:', '      MOVE:', 'breaking breaking operation/moved'],
  ['      PURGE: {', '      x-PURGE: {', 'breaking compatible operation/removed'],
  ['application/jsonpath:', 'text/plain:', 'breaking breaking parameter/style-changed'],
  [
    'in: querystring\n          content: { application/json',
    'in: query\n          content: { application/json',
    'breaking breaking parameter/style-changed',
  ],
  ['style: cookie,', '', 'breaking breaking parameter/style-changed'],
  [
    'required: true, allowReserved: true,',
    'required: true,',
    'risky risky parameter/reserved-changed',
  ],
  [
    'application/jsonl: { itemSchema',
    'application/x-ndjson: { itemSchema',
    'breaking breaking request/media-type-removed request/media-type-added',
  ],
  [
    'itemEncoding: { contentType: application/json }',
    'itemEncoding: { contentType: text/plain }',
    'breaking breaking request/media-type-removed request/media-type-added',
  ],
  [
    'required: [n]',
    'required: []',
    'breaking breaking response/required-widened request/required-widened',
  ],
  [
    "contentSchema: { $ref: '#/components/schemas/Row' }",
    "contentSchema: { $ref: '#/components/schemas/Search' }",
    'breaking breaking response/property-removed-from-closed response/additional-narrowed response/required-property-added response/property-added',
  ],
  [
    'defaultMapping: Other',
    'defaultMapping: Book',
    'breaking breaking request/values-narrowed response/values-narrowed',
  ],
  ['required: [titles]', 'required: []', 'breaking compatible response/required-widened'],
  ['name: live', 'name: prod', 'risky compatible server/renamed'],
  ['books.example/device', 'books.example/devices', 'breaking breaking security/scheme-changed'],
  ['parent: goods', 'parent: beta', 'risky compatible operation/method-renamed docs/text-changed'],
  ['kind: badge', 'kind: nav', 'risky compatible operation/method-renamed docs/text-changed'],
  ['summary: Everything', 'summary: All that', 'docs docs docs/text-changed'],
  ['summary: Gone', 'summary: Away', 'docs docs docs/text-changed'],
  ['dataValue: { author: Ada }', 'dataValue: { author: Bea }', 'docs docs docs/example-changed'],
  ['deprecated: true', 'deprecated: false', 'docs docs docs/undeprecated'],
  ['well-known/oauth-authorization-server', 'well-known/oauth', 'docs docs docs/text-changed'],
  ['https://books.example/api', 'https://books.example/v1', ' '],
])('%s becomes %s: %s', async (before, after, expected) => {
  const changes = compareContracts(await edited(), await edited([before, after]));
  const levels = (['clients', 'servers'] as const).map((side) => highestLevelFor(changes, side));
  const rules = new Set(changes.map(({ rule }) => rule));
  expect([...levels, ...rules].join(' ')).toBe(expected);
});

test('what OpenAPI 3.1 says in another way is the same', async () => {
  const twin = await edited(
    ['openapi: 3.2.0', 'openapi: 3.1.0'],
    [/(?<=url: .*), name: (\w+)/g, ', x-environment: $1'],
    [/(?<=jsonl: \{ |json-seq: \{ |json-seq:\n\s+)itemSchema/g, 'schema'],
    [
      /\{ \$ref: '#\/components\/mediaTypes\/Search' \}/g,
      "{ schema: { $ref: '#/components/schemas/Search' }, examples: { one: { value: { author: Ada } } } }",
    ],
    ['summary: Gone', 'description: Gone'],
  );
  const changes = compareContracts(twin, await edited());
  expect(new Set(changes.map(({ rule, message }) => `${rule} ${message}`))).toEqual(
    new Set([
      'docs/example-changed examples',
      'docs/text-changed description',
      'docs/text-changed summary',
      'extension/changed x-environment: "live" → none',
      'extension/changed x-environment: "test" → none',
      // OpenAPI 3.1 has it in queries alone.
      'parameter/reserved-changed allowReserved: false → true',
    ]),
  );
});

test('references to the URLs of its files are followed', async () => {
  const row = 'Row: { type: object, required: [n], properties: { n: { type: integer } } }';
  const files = {
    'openapi.yaml': whole.replace(row, "Row: { $ref: 'https://books.example/api/parts/row.yaml' }"),
    'parts/row.yaml': row.slice(5),
  };
  const [several, one] = [await build(files), await build(whole)];
  expect(several.warnings.map(({ code }) => code)).toEqual(one.warnings.map(({ code }) => code));
  expect(compareContracts(several.contract, one.contract)).toEqual([]);
});
