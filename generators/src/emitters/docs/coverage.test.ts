// The reference shows all that a document states: each construct is looked for on the page of its operation or component.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf, build } from '../../testing/document.js';
import { demandsOf } from '../../testing/constructs.js';
import { missingIn, referenceShown } from '../../testing/constructs-shown.js';
import { writeReference } from './write.js';

const every = readFileSync(new URL('../../testing/every-construct.yaml', import.meta.url), 'utf8');

async function coverageOf(document: string) {
  const { contract } = await build(document);
  const files = new Map(writeReference(contract).map(({ path, text }) => [path, text]));
  const demands = demandsOf(contract.document);
  return { demands, missing: missingIn(demands, referenceShown(contract, files)) };
}

test('shows every construct of a document, in HTML and in Markdown', async () => {
  const { demands, missing } = await coverageOf(every);
  expect(missing).toEqual([]);
  expect(demands.length).toBeGreaterThan(300);
  const kinds = demands.map(({ kind }) => kind);
  expect([...new Set(kinds)].toSorted().join(' ')).toMatchInlineSnapshot(
    `"Components.securitySchemes Contact.email Contact.name Contact.url Discriminator.mapping Encoding.contentType Encoding.style Example.value ExternalDocs.description Header.description Header.example Info.description Info.summary Info.termsOfService Info.title Info.version License.identifier License.name Link.description Link.parameters MediaType.example OAuthFlow.authorizationUrl OAuthFlow.refreshUrl OAuthFlow.scopes OAuthFlow.tokenUrl Operation.callbacks Operation.description Operation.operationId Operation.responses Operation.security Operation.summary Parameter.content Parameter.description Parameter.example Parameter.name Parameter.style PathItem.description PathItem.method PathItem.summary RequestBody.content RequestBody.description Response.content Response.description Response.headers Schema.$ref Schema.const Schema.contentEncoding Schema.contentMediaType Schema.default Schema.dependentRequired Schema.dependentSchemas Schema.deprecated Schema.description Schema.enum Schema.example Schema.examples Schema.exclusiveMaximum Schema.exclusiveMinimum Schema.format Schema.maxContains Schema.maxItems Schema.maxLength Schema.maxProperties Schema.maximum Schema.minContains Schema.minItems Schema.minLength Schema.minProperties Schema.minimum Schema.multipleOf Schema.pattern Schema.patternProperties Schema.properties Schema.readOnly Schema.required Schema.title Schema.writeOnly Schema.x-enumDescriptions SecurityScheme.bearerFormat SecurityScheme.description SecurityScheme.flows SecurityScheme.name SecurityScheme.openIdConnectUrl Server.description Server.url Server.variables ServerVariable.default ServerVariable.description ServerVariable.enum Tag.description"`,
  );
});

test('finds what is left out', async () => {
  const { contract } = await build(every);
  const demands = demandsOf(contract.document);
  const files = new Map(
    writeReference(contract).map(({ path, text }) => [
      path,
      text.replaceAll(/1,949|It is powder|schema\.State\.html|trace-beta/g, ''),
    ]),
  );
  const kinds = missingIn(demands, referenceShown(contract, files)).map(
    (text) => / lacks (\S+)/.exec(text)?.[1],
  );
  expect(new Set(kinds)).toEqual(
    new Set(['Example.value', 'Schema.minimum', 'Schema.$ref', 'Schema.x-enumDescriptions']),
  );
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
