import { setImmediate as nextTurn } from 'node:timers/promises';
import { createWorld } from '@seller-funds/contract/policies';
import { describeError } from '../kernel/describe-error.js';
import { refuseField, ServiceError } from '../kernel/service-error.js';
import { insert } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import { checkReplaced, checkSchema } from './check-import.js';
import { newTenant } from './open-tenant.js';
import type { StateHeader, StatePart } from './read-state.js';
import { deleteTenant } from './reset-tenant.js';
import { StateHash } from './state-hash.js';

/** A new state of a tenant. */
export interface Replacement {
  readonly header: StateHeader;
  /** The rows; referenced tables first. */
  readonly parts: AsyncIterable<StatePart>;
  /** The hash of an exported state; undefined for a snapshot of this database, whose rows were stored in it before. */
  readonly hash?: string;
}

/**
 * Replaces the state of a tenant. A running clock continues from its exported time. Without changes if the new state is
 * invalid.
 * @param load reads the new state, in the transaction that replaces the old one
 * @param system the system's time, in milliseconds since 1970
 * @returns the hash of the state
 * @throws {ServiceError} 422 for a state of another schema, a damaged one, or a violated invariant
 */
export async function replaceState(
  store: Store,
  tenant: string,
  load: (db: TenantDatabase) => Promise<Replacement>,
  system: number,
): Promise<string> {
  try {
    return await store.slowWriter(tenant).run(async (db) => replace(db, await load(db), system));
  } catch (error) {
    if (error instanceof ServiceError || error instanceof StoreUnavailable) throw error;
    // Rows that the database refuses were not exported like this.
    const reason = describeError(error);
    const template = 'The export is damaged: {reason}.';
    refuseField({ field: 'tables', code: '422.900.004', template, params: { reason } });
  }
}

async function replace(
  db: TenantDatabase,
  { header, parts, hash }: Replacement,
  system: number,
): Promise<string> {
  checkSchema(header.schema);
  await deleteTenant(db);
  const { clock } = header;
  const { clockAt: now } = clock;
  const row = { ...clock, clockOffset: now - system, changedAt: system, ...newTenant };
  await db.insertInto('tenants').values(row).execute();
  const state = new StateHash();
  for await (const part of parts) {
    state.add(part);
    await insert(db, part.table, part.rows as never);
    // SQLite in memory runs statements without a turn of the event loop.
    await nextTurn();
  }
  const replaced = state.digest(header);
  await checkReplaced({ db, tenant: db.tenant, now, world: createWorld() }, replaced, hash);
  return replaced;
}
