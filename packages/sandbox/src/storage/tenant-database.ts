import { type Kysely, type OperationNodeSource, TableNode } from 'kysely';
import type { Connection } from './connection.js';
import type { Database } from './database.js';
import type { Transactions } from './transaction-queue.js';
import { TenantPlugin } from './tenant-plugin.js';
import { tableNames, type Tables } from './tables.js';

/**
 * The query builder of a tenant on one connection: its statements see and change only rows of one generation of this
 * tenant, and rows that all generations share.
 */
export interface TenantDatabase extends Kysely<Tables> {
  readonly target: Connection;
  readonly tenant: string;
  /** Undefined for the current one, which each statement then looks up. */
  readonly generation: number | undefined;
  /** Returns a database whose statements see and change the rows of this generation. */
  ofGeneration(generation: number): TenantDatabase;
}

/** The latest binding of each database: most transactions of a connection are of the same tenant as before. */
const latest = new WeakMap<Database, TenantDatabase>();

/** Returns a database whose statements read and write the rows of one tenant only, those of its current generation. */
export function bindTenant(db: Database, tenant: string): TenantDatabase {
  const known = latest.get(db);
  if (known?.tenant === tenant) return known;
  const bound = bind(db, tenant);
  latest.set(db, bound);
  return bound;
}

function bind(db: Database, tenant: string, generation?: number): TenantDatabase {
  const plugin = new TenantPlugin({ tenant, generation });
  const builder = db.withPlugin(plugin) as unknown as Kysely<Tables>;
  let known: TenantDatabase | undefined;
  const ofGeneration = (wanted: number): TenantDatabase => {
    if (known?.generation !== wanted) known = bind(db, tenant, wanted);
    return known;
  };
  return Object.assign(builder, { target: db.target, tenant, generation, ofGeneration });
}

/** Each table for `sql` tags, where it stands for the rows of the tenant: `select count(*) from ${own.payouts} as p`. */
export const own = Object.fromEntries(
  tableNames.map((name) => [name, { toOperationNode: () => TableNode.create(name) }]),
) as unknown as { readonly [K in keyof Tables]: OperationNodeSource };

/** Returns transactions whose units see the rows of one tenant only. */
export function ofTenant(
  queue: Transactions<Database>,
  tenant: string,
): Transactions<TenantDatabase> {
  return { run: (work) => queue.run((db) => work(bindTenant(db, tenant))) };
}
