import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { highestLevelFor } from '../../generators/src/diff/change.ts';
import { compareContracts } from '../../generators/src/diff/compare.ts';
import type { JsonObject } from '../../generators/src/json.ts';
import { buildContract } from '../../generators/src/model/build.ts';
import { loadDocument } from '../../generators/src/source/load.ts';
import { documentationExtensions, readExtensions } from '../../spec/rules/support/extensions.ts';
import { readApi } from '../../packages/conformance/src/document/read.ts';
import { contract } from './document.js';

type Node = Readonly<Record<string, unknown>>;

// What the suite sends is accepted by every service that follows the reference: it replaces values that only decisions accept.
test('every example of a request satisfies x-portable, as the suite sends it', () => {
  const { operations, statedSchemas: portable } = readApi(contract);
  const sent = operations.flatMap(({ id, body, parameters }) => [
    ...(body?.examples ?? []).map(({ name, value }) => ({
      at: `${id} ${name}`,
      schema: body?.schema,
      value: body?.schema ? portable.forAnyTarget(body.schema, value) : value,
    })),
    ...parameters.map(({ name, schema, example }) => ({
      at: `${id} ${name}`,
      schema,
      value: example,
    })),
  ]);
  const faults = sent.flatMap(({ at, schema, value }) =>
    schema === undefined || value === undefined
      ? []
      : portable.violations(schema, value, 'request').map(({ message }) => `${at}: ${message}`),
  );
  expect(sent.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('every keyword in x-decided is one of its schema', () => {
  expect(unknownKeywords(contract, '#')).toEqual([]);
});

// Tools, the suite and generated code read extensions: only documentation may change unnoticed.
test(
  'the removal of an extension is a change, and of documentation only if nothing else reads it',
  { tags: 'long' },
  async () => {
    const source = await loadDocument(
      fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url)),
    );
    const { contract: before } = buildContract(source);
    const extensions = [...readExtensions()];
    const levels = extensions.map(([name]) => {
      const value = without(source.value, name) as JsonObject;
      const { contract: after } = buildContract({ ...source, value });
      const changes = compareContracts(before, after, { documentation: documentationExtensions() });
      return [name, highestLevelFor(changes, 'clients')];
    });
    const affects = expect.stringMatching(/^(?:compatible|risky|breaking)$/) as string;
    const expected = extensions.map(([name, { isDocumentation }]) => [
      name,
      isDocumentation ? 'docs' : affects,
    ]);
    expect(levels).toEqual(expected);
  },
);

function without(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([key]) => key !== name);
  return Object.fromEntries(members.map(([key, inner]) => [key, without(inner, name)]));
}

/** Returns the keywords of `x-decided`, such as `maximum` or `required.items`, that the schema beside it lacks. */
function unknownKeywords(node: unknown, at: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const decided = ((node as Node)['x-decided'] ?? []) as string[];
  const own = decided.filter((entry) => {
    const [keyword = '', member] = entry.split('.');
    const value = (node as Node)[keyword];
    return member === undefined
      ? value === undefined
      : !((value ?? []) as string[]).includes(member);
  });
  return [
    ...own.map((entry) => `${at} ${entry}`),
    ...Object.entries(node).flatMap(([key, inner]) => unknownKeywords(inner, `${at}/${key}`)),
  ];
}
