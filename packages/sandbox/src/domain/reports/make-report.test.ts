import { expect, test } from 'vitest';
import { openStore } from '../../storage/open-store.js';
import type { ReportRow } from '../../storage/tables.js';
import { openTestUnits } from '../../testing/test-units.js';
import { v1Rules } from '../../resources/legal-entities/rules.js';
import { createHolder, type HolderToCreate } from '../sellers/holders/create-holder.js';
import { formatCsv, makeFile } from './make-report.js';

const holder: Omit<HolderToCreate, 'columns'> = {
  accounts: [],
  legalEntity: undefined,
  externalAccounts: [],
  rules: v1Rules,
  ready: false,
  outcome: undefined,
};

test('escapes text that looks like a formula, and no amounts', () => {
  const rows = [
    ['name', 'amount'],
    ['=1+1', -5],
    ['a, "b"', null],
    ['a\n=1+1', 0],
    ['a\r=1+1', 0],
  ];
  expect(formatCsv(rows)).toBe(
    'name,amount\r\n\'=1+1,-5\r\n"a, ""b""",\r\n"a\n=1+1",0\r\n"a\r=1+1",0\r\n',
  );
});

test('creates no file for a report with too many rows', async () => {
  const store = await openStore({ kind: 'memory' });
  const { read, write } = await openTestUnits(store);
  for (const displayName of ['Mila Ceramics', 'Jonas Prints']) {
    const row = { division: 'DEFAULT', displayName };
    await write((unit) => createHolder(unit, { ...holder, columns: row }));
  }
  const whole = { periodFrom: 0, periodTo: Number.MAX_SAFE_INTEGER, holder: null };
  const row = { ...whole, report: 'marketplace-sellers' } as ReportRow;
  expect(await read((unit) => makeFile(unit, row, 1))).toBeUndefined();
  expect(await read((unit) => makeFile(unit, row, 2))).toMatch(/^sellerCode,.*\r\n.*\r\n.*\r\n$/);
  await store.close();
});
