import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { documentOf, faultsOf } from '../testing/document.js';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

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
