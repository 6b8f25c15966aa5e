import { expect, test } from 'vitest';
import { readApi } from '../../packages/conformance/src/document/read.ts';
import { Schemas } from '../../packages/conformance/src/document/schemas.ts';
import { contract } from './document.js';

type Node = Readonly<Record<string, unknown>>;

// What this project sends is accepted by every service that follows the reference.
test('every example of a request satisfies x-portable', () => {
  const { operations } = readApi(contract);
  const portable = new Schemas(contract, false);
  const sent = operations.flatMap(({ id, body, parameters }) => [
    ...(body?.examples ?? []).map(({ name, value }) => ({
      at: `${id} ${name}`,
      schema: body?.schema,
      value,
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
