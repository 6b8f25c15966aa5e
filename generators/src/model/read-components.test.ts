import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { contractOf, documentOf, faultsOf } from '../testing/document.js';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const holding = (name: string): Json => ({ type: 'object', properties: { a: ref(name) } });

test('sorts components by name, each after its dependencies', async () => {
  const schemas = { B: {}, A: holding('C'), C: holding('D'), D: {} };
  const contract = await contractOf({ components: { schemas } });
  expect(contract.schemas.map((entry) => entry.name.id)).toEqual(['D', 'C', 'A', 'B']);
  expect(contract.schemas.map((entry) => entry.needs)).toEqual([[], ['D'], ['C'], []]);
});

test('lists the members of each cycle', async () => {
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
])('reports a schema that applies itself to the same value: %s', async (cycle, schemas) => {
  const faults = await faultsOf(documentOf({ components: { schemas } }));
  expect(faults[0]).toContain(`The schema applies itself to the same value: ${cycle}.`);
});
