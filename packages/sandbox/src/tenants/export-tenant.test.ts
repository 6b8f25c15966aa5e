import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';
import { openTestUnits, type TestUnits } from '../testing/test-units.js';
import { exportLimits, exportTenant, type TenantExport } from './export-tenant.js';

let store: Store;
let units: TestUnits;
beforeAll(async () => {
  store = await openStore({ kind: 'memory' });
  units = await openTestUnits(store);
  for (const name of ['Mila Ceramics', 'Čajovňa Žižkov', '陶器']) await units.account(name);
});
afterAll(() => store.close());

const exportWithin = (limits: { readonly bytes?: number; readonly values?: number }) =>
  units.read((unit) => exportTenant(unit, { ...exportLimits, ...limits }));

/** Counts the values in a JSON value as an import does: each member, each element and the value itself. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + valuesIn(each), 1);
}

function bytesOf(exported: TenantExport): number {
  // The response also has the hash of the state.
  return Buffer.byteLength(JSON.stringify({ ...exported, hash: 'f'.repeat(64) }));
}

test('an export that would be too large for an import is refused', async () => {
  const exported = await exportWithin({});
  const bytes = bytesOf(exported);
  const values = valuesIn(exported);
  const refusal = 'The tenant exceeds the limits of exports and snapshots:';
  await expect(exportWithin({ bytes: bytes - 1 })).rejects.toThrow(`${refusal} ${bytes - 1} bytes`);
  await expect(exportWithin({ values: values - 1 })).rejects.toThrow(refusal);
  // The limits reserve only the size of the table names.
  expect(await exportWithin({ bytes: bytes + 8192, values: values + 64 })).toEqual(exported);
});
