import { expect, test } from 'vitest';
import { openStore } from '../../storage/open-store.js';
import { openTestUnits } from '../../testing/test-units.js';
import { readReportColumns } from '../../resources/reports.js';
import { v1Rules } from '../../resources/legal-entities/rules.js';
import { createHolder, type HolderToCreate } from '../sellers/holders/create-holder.js';
import { formatCsv, makeFile } from './make-report.js';
import { requestReport } from './request-report.js';

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
  const period = { from: '2000-01-01', to: '2100-01-01' };
  const { row } = await write((unit) =>
    requestReport(unit, { ...period, report: 'marketplace-sellers', account: null }),
  );
  expect(await makeFile(read, row.code, 1, readReportColumns)).toBeUndefined();
  const parts = await makeFile(read, row.code, 2, readReportColumns);
  expect(parts?.join('')).toMatch(/^sellerCode,.*\r\n.*\r\n.*\r\n$/);
  await store.close();
});
