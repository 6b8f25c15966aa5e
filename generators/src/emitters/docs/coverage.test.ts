// The reference shows all that a document states: each construct is looked for on the page of its operation or component.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf, build } from '../../testing/document.js';
import { Constructs } from '../../testing/constructs.js';
import { missingIn, referenceShown } from '../../testing/constructs-shown.js';
import { writeReference } from './write.js';

const every = readFileSync(new URL('../../testing/every-construct.yaml', import.meta.url), 'utf8');

async function coverageOf(document: string) {
  const { contract } = await build(document);
  const files = new Map(writeReference(contract).map(({ path, text }) => [path, text]));
  const { demands } = new Constructs(contract.document);
  return { demands, missing: missingIn(demands, referenceShown(contract, files)) };
}

test('shows every construct of a document, in HTML and in Markdown', async () => {
  const { demands, missing } = await coverageOf(every);
  expect(missing).toEqual([]);
  expect(demands.length).toBeGreaterThan(300);
  const kinds = demands.map(({ kind }) => kind);
  expect([...new Set(kinds)].join(', ')).toMatchInlineSnapshot(
    `"info, server, variable, external docs, tag, requirement, discriminator, property, description, link to schema, dependent requirement, const, deprecated, limit, pattern, example, title, format, default, readOnly, contentMediaType, contentEncoding, writeOnly, enum value, multipleOf, scheme, flow, scope, method, path, operation, parameter, response, style, media type, request body, encoding, header, link, text of a value, security, scope needed, callback"`,
  );
});

test('finds what is left out', async () => {
  const { contract } = await build(every);
  const { demands } = new Constructs(contract.document);
  const files = new Map(
    writeReference(contract).map(({ path, text }) => [
      path,
      text.replaceAll(/1,949|It is powder|schema\.State\.html|trace-beta/g, ''),
    ]),
  );
  const kinds = missingIn(demands, referenceShown(contract, files)).map(
    (text) => / lacks (\w+)/.exec(text)?.[1],
  );
  expect(new Set(kinds)).toEqual(new Set(['example', 'limit', 'link', 'text']));
});

test('shows all of many properties, values and levels', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 300 }, (_each, index) => [
      `field${index}`,
      { type: 'string', description: `Text ${index}.` },
    ]),
  );
  const values = Array.from({ length: 300 }, (_each, index) => `value${index}`);
  let level: object = { type: 'object', properties: { deepest: { enum: values } } };
  for (let depth = 0; depth < 12; depth += 1)
    level = { type: 'object', properties: { [`level${depth}`]: { type: 'array', items: level } } };
  const content = {
    'application/json': { schema: { type: 'object', properties: { ...properties, level } } },
  };
  const make = {
    operationId: 'make',
    requestBody: { content },
    responses: { 204: { description: 'Made.' } },
  };
  const { missing } = await coverageOf(documentOf({ paths: { '/a': { post: make } } } as never));
  expect(missing).toEqual([]);
});
