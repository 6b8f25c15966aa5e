import { join } from 'node:path';
import { describe } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { openStore } from '../storage/open-store.js';
import type { Store } from '../storage/store.js';
import { openPglite } from './pglite-store.js';
import { openTemporarySchema } from './temporary-schema.js';
import { withClose } from './with-close.js';

export interface StoreKind {
  readonly name: string;
  readonly open: () => Promise<Store>;
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
const file: StoreKind = {
  name: 'SQLite in a file',
  open: () => openStore({ kind: 'file', path: join(temporaryFolder(), 'sandbox.db') }),
};
const pglite: StoreKind = {
  name: 'PGlite',
  open: () => openPglite(),
};
const server: StoreKind = { name: 'PostgreSQL', open: () => openTemporarySchema(url ?? '') };

/** For tests that depend on storage: SQLite, and the server of TEST_DATABASE_URL, or PGlite without one. */
export const storeKinds: readonly StoreKind[] = [
  memory,
  file,
  ...(url === undefined || isLong ? [pglite] : []),
  ...(url === undefined ? [] : [server]),
];

/** The same for tests of many statements, which take PGlite half a minute: without a server, they are skipped on PostgreSQL. */
export function describeOnStores(name: string, suite: (kind: StoreKind) => void): void {
  for (const kind of [memory, file, ...(isLong ? [pglite] : []), server])
    describe(`${name} on ${kind.name}`, { tags: kind === server ? ['postgres'] : [] }, () => {
      suite(kind);
    });
}

/** For tests that do not depend on storage, all kinds in long tests; test/sandbox/stores.test.ts compares them. */
export const ruleStoreKinds: readonly StoreKind[] = isLong ? storeKinds : [memory];
