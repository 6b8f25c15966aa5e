import type { Connection } from './connection.js';
import { connectionOf, type Database } from './dialect.js';

/** Numbers by names. */
export type Memory = Map<string, number>;

const memories = new WeakMap<Connection, Memory>();

/**
 * What the transaction under way has found out and need not read again. Units that share a transaction
 * share it too: only for what nobody else can change meanwhile, because it belongs to a tenant whose row
 * the transaction has locked.
 */
export function memoryOf(db: Database): Memory {
  const connection = connectionOf(db);
  const known = memories.get(connection);
  if (known) return known;
  const fresh: Memory = new Map();
  memories.set(connection, fresh);
  return fresh;
}

/** Forgets it all: another transaction begins, or a part of this one is undone. */
export function forget(connection: Connection): void {
  memories.get(connection)?.clear();
}
