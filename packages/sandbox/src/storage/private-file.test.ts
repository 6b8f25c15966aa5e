import type fs from 'node:fs';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { openSqlite } from './sqlite-store.js';

// Without the later restriction, the mode is that of the creation.
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof fs>()),
  chmodSync: () => undefined,
}));

test('a new data file is private from its creation on', { tags: ['posix'] }, async () => {
  const path = join(temporaryFolder(), 'new.db');
  const store = await openSqlite(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await store.close();
});
