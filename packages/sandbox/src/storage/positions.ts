import { sql } from 'kysely';
import type { Database } from './dialect.js';
import { type Prepared, prepare } from './prepared.js';
import { memoryOf } from './transaction-memory.js';

/** A list of a tenant that only ever grows: its elements are numbered from 1 without a gap. */
export type Positioned =
  | 'account_holders'
  | 'balance_transfers'
  | 'journals'
  | 'payment_splits'
  | 'payouts'
  | 'processor_lines'
  | 'refund_splits'
  | 'transactions';

type Last = Prepared<{ tenant: string }, { last: number | null }>;

const statements = new Map<Positioned, Last>();

/** The position of the last element of a list, which is how many it has; read from an index. */
export async function lastPosition(
  db: Database,
  tenant: string,
  list: Positioned,
): Promise<number> {
  const known = statements.get(list);
  const statement = known ?? prepareLast(list);
  if (!known) statements.set(list, statement);
  return (await statement(db, { tenant }))[0]?.last ?? 0;
}

/**
 * Gives the next element its position, which it has to be stored with. Changes of a tenant are made one
 * after the other, so that a transaction has to look only once.
 */
export async function nextPosition(
  db: Database,
  tenant: string,
  list: Positioned,
): Promise<number> {
  const memory = memoryOf(db);
  const name = `${list} ${tenant}`;
  const next = (memory.get(name) ?? (await lastPosition(db, tenant, list))) + 1;
  memory.set(name, next);
  return next;
}

function prepareLast(list: Positioned): Last {
  return prepare((db, parameter) => {
    const statement = sql<{ last: number | null }>`
      select max(position) as last from ${sql.table(list)} where tenant = ${parameter('tenant')}`;
    return { compile: () => statement.compile(db) };
  });
}
