import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { contractOf, documentOf, faultsOf } from '../testing/document.js';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const holding = (name: string): Json => ({ type: 'object', properties: { a: ref(name) } });

test('components stand in the order of their names, each after those that it needs', async () => {
  const schemas = { B: {}, A: holding('C'), C: holding('D'), D: {} };
  const contract = await contractOf({ components: { schemas } });
  expect(contract.schemas.map((entry) => entry.name.id)).toEqual(['D', 'C', 'A', 'B']);
  expect(contract.schemas.map((entry) => entry.needs)).toEqual([[], ['D'], ['C'], []]);
});

test('members of a cycle know each other', async () => {
  const schemas = { A: holding('B'), B: holding('A'), C: holding('C'), D: holding('A') };
  const contract = await contractOf({ components: { schemas } });
  const cycles = contract.schemas.map(({ name, cycle }) => [name.id, cycle.toSorted()]);
  expect(Object.fromEntries(cycles)).toEqual({ A: ['A', 'B'], B: ['A', 'B'], C: ['C'], D: [] });
});

test.each<[string, Record<string, Json>]>([
  ['A → A', { A: ref('A') }],
  ['A → B → A', { A: ref('B'), B: ref('A') }],
  ['A → A', { A: { allOf: [ref('A'), { type: 'object' }] } }],
  ['A → A', { A: { anyOf: [{ type: 'string' }, { not: ref('A') }] } }],
  ['A → A', { A: { if: {}, then: ref('A') } }],
])('a schema that demands itself of the same value is refused: %s', async (cycle, schemas) => {
  const faults = await faultsOf(documentOf({ components: { schemas } }));
  expect(faults[0]).toContain(`The schema demands itself of the same value: ${cycle}.`);
});
