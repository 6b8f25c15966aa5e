import { setImmediate as nextTurn } from 'node:timers/promises';
import { createWorld } from '@seller-funds/contract/policies';
import { describeError } from '../kernel/describe-error.js';
import { refuseField, ServiceError } from '../kernel/service-error.js';
import { insert } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import { definitions, stateTables } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import { checkImported, checkSchema, checkTables } from './check-import.js';
import { newTenant } from './open-tenant.js';
import type { StateHeader, StatePart, TenantExport } from './read-state.js';
import { deleteTenant } from './reset-tenant.js';

interface Replacement {
  readonly header: StateHeader;
  /** The rows; referenced tables first. */
  readonly parts: AsyncIterable<StatePart>;
  /** The hash of the exported state; undefined if the content is trusted. */
  readonly hash?: string;
}

/**
 * Replaces the state of a tenant. A running clock continues from its exported time. Without changes if the new state is
 * invalid.
 * @param load reads the new state, in the transaction that replaces the old one
 * @param system the system's time, in milliseconds since 1970
 * @throws {ServiceError} 422 for a state of another schema, a damaged one, or a violated invariant
 */
export async function replaceState(
  store: Store,
  tenant: string,
  load: (db: TenantDatabase) => Promise<Replacement>,
  system: number,
): Promise<void> {
  try {
    await store.writer(tenant).run(async (db) => replace(db, await load(db), system));
  } catch (error) {
    if (error instanceof ServiceError || error instanceof StoreUnavailable) throw error;
    // Rows that the database refuses were not exported like this.
    const reason = describeError(error);
    const template = 'The export is damaged: {reason}.';
    refuseField({ field: 'tables', code: '422.900.004', template, params: { reason } });
  }
}

/** @throws {ServiceError} 422 for an unknown table */
export function loadExport({ tables, ...header }: TenantExport, hash: string): Replacement {
  checkTables(tables);
  return { header, parts: partsOf(tables), hash };
}

async function* partsOf(tables: TenantExport['tables']): AsyncGenerator<StatePart> {
  for (const table of stateTables) {
    const rows = tables[table] ?? [];
    for (let start = 0; start < rows.length; start += rowsPerPart)
      yield { table, rows: rows.slice(start, start + rowsPerPart) };
  }
}

const rowsPerPart = 1000;

async function replace(
  db: TenantDatabase,
  { header, parts, hash }: Replacement,
  system: number,
): Promise<void> {
  checkSchema(header);
  await deleteTenant(db);
  const { clock } = header;
  const { clockAt: now } = clock;
  const row = { ...clock, clockOffset: now - system, changedAt: system, ...newTenant };
  await db.insertInto('tenants').values(row).execute();
  for await (const part of parts) {
    checkColumns(part);
    await insert(db, part.table, part.rows as never);
    // SQLite runs statements without a turn of the event loop.
    await nextTurn();
  }
  await checkImported({ db, tenant: db.tenant, now, world: createWorld() }, hash);
}

/** @throws {Error} if a row has a column that the table does not have */
function checkColumns({ table, rows }: StatePart): void {
  const unknown = rows
    .flatMap((row) => Object.keys(row))
    .find((name) => !(name in definitions[table].columns));
  if (unknown !== undefined) throw new Error(`${table} has no column ${unknown}`);
}
