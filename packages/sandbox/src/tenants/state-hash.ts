import { createHash, type Hash } from 'node:crypto';
import { type TenantRow, stateTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import { type ExportedRow, rowsOf, type TenantExport } from './export-tenant.js';

/**
 * Hashes the state of a tenant: its rows, independent of their order, and the time of a frozen clock. A request
 * without changes does not change the hash.
 * @returns SHA-256 in hexadecimal
 */
export async function stateHash(unit: ReadUnit): Promise<string> {
  const { db, now } = unit;
  const clock = db.selectFrom('tenants').select('clockMode');
  const hash = hashOfClock((await clock.executeTakeFirstOrThrow()).clockMode, now);
  for (const table of stateTables) addTable(hash, table, await rowsOf(unit, table));
  return hash.digest('hex');
}

/** Hashes an exported state. */
export function hashOfExport({ clock, tables }: TenantExport): string {
  const hash = hashOfClock(clock.clockMode, clock.clockAt);
  for (const table of stateTables) addTable(hash, table, tables[table] ?? []);
  return hash.digest('hex');
}

function hashOfClock(mode: TenantRow['clockMode'], now: number): Hash {
  return createHash('sha256').update(mode === 'FROZEN' ? `${mode} ${now}` : mode);
}

function addTable(hash: Hash, table: string, rows: readonly ExportedRow[]): void {
  const lines = rows.map((row) => JSON.stringify(Object.entries(row).toSorted(byName)));
  hash.update(`\n${table}\n`);
  // Line by line: a single string could exceed the maximum string length.
  for (const [index, line] of lines.toSorted().entries()) {
    hash.update(index === 0 ? line : `\n${line}`);
  }
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}
