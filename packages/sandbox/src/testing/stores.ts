import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';
import { openPglite } from './pglite-store.js';
import { openTemporarySchema } from './temporary-schema.js';
import { withClose } from './with-close.js';

/** A kind of storage for tests. */
export interface StoreKind {
  readonly name: string;
  readonly open: () => Promise<Store>;
}

/** Opens a store in a temporary file, which is deleted when the store is closed. */
async function openTemporaryFile(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const store = await openStore({ kind: 'file', path: join(folder, 'sandbox.db') });
  const close = async (): Promise<void> => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return withClose(store, close);
}

/** Shares a store between sandboxes: closing a sandbox does not close it. */
export function keepOpen(store: Store): Store {
  return withClose(store, () => Promise.resolve());
}

const url = process.env['TEST_DATABASE_URL'];
const isLong = process.env['LONG_TESTS'] === '1';

const memory: StoreKind = {
  name: 'SQLite in memory',
  open: () => openStore({ kind: 'memory' }),
};
const file: StoreKind = { name: 'SQLite in a file', open: openTemporaryFile };
const pglite: StoreKind = {
  name: 'PGlite',
  open: () => openPglite(),
};
const server: readonly StoreKind[] =
  url === undefined ? [] : [{ name: 'PostgreSQL', open: () => openTemporarySchema(url) }];

/**
 * All kinds of storage, for tests that depend on them: SQLite, and the PostgreSQL server of TEST_DATABASE_URL; PGlite
 * without a server.
 */
export const storeKinds: readonly StoreKind[] = [
  memory,
  file,
  ...(server.length === 0 || isLong ? [pglite] : []),
  ...server,
];

/**
 * The storage for tests of rules that do not depend on it: one kind, and all kinds in the long tests. That all kinds
 * behave the same is tested in test/sandbox/stores.test.ts.
 */
export const ruleStoreKinds: readonly StoreKind[] = isLong ? storeKinds : [memory];
