// Generated data must be valid according to the validators of the same document.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { escapeToken } from '../../json.js';
import { emit, loaderOf } from '../../testing/emitted.js';
import { componentsOf, constructs, folder as goldenFolder } from '../../testing/golden.js';
import { bodyOf, type DataSource } from './runtime/response.js';

type Validators = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

/** Components, by document, with rules that json-schema-faker ignores. */
const beyond: ReadonlyMap<string, readonly string[]> = new Map([
  // `additionalProperties: false`, and properties that another part of `allOf` declares.
  ['closed', ['Both', 'ClosedRecord']],
  // Two alternatives that match the same values.
  ['discriminator', ['Ambiguous']],
  // A `not` that requires several properties.
  ['not', ['MaybeNotBoth', 'NotBoth']],
  // Data of one alternative that also happens to match another.
  ['one-of', ['Numbers']],
  // The unevaluated properties depend on the alternatives that the data matches.
  ['unevaluated-properties', ['Twice']],
]);

function documentFor(construct: string): string {
  const text = readFileSync(join(goldenFolder, `${construct}.yaml`), 'utf8');
  const prefixItems = Object.keys(componentsOf(construct)).map((name) => {
    return { $ref: `#/components/schemas/${escapeToken(name)}` };
  });
  const content = { 'application/json': { schema: { prefixItems } } };
  const get = { responses: { 200: { description: 'All.', content } } };
  return JSON.stringify({ ...(parse(text) as object), paths: { '/all': { get } } });
}

test.each(constructs)('data generated for the schemas of %s is valid', async (construct) => {
  const files = await emit(documentFor(construct), ['types', 'validators', 'msw']);
  const load = loaderOf(files);
  const made = load('msw/schemas.ts') as Pick<DataSource, 'schemas'>;
  const { schemas: validators } = load('validators/registry.ts') as { schemas: Validators };
  const wrong = new Set<string>();
  for (const [name, schema] of Object.entries(made.schemas)) {
    for (let seed = 0; seed < 20; seed += 1) {
      const response = { status: '200', type: 'application/json', schema };
      const value = bodyOf(response, { ...made, seed });
      if (!validators[name]?.safeParse(value).success) wrong.add(name);
    }
  }
  expect(Object.keys(made.schemas).length).toBeGreaterThan(0);
  expect([...wrong].toSorted()).toEqual(beyond.get(construct) ?? []);
});
