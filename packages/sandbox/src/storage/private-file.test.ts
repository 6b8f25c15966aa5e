import type fs from 'node:fs';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from './sqlite-store.js';

// Without the later restriction, the mode is that of the creation.
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof fs>()),
  chmodSync: () => undefined,
}));

test('a new data file is private from its creation on', { tags: ['posix'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-private-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'new.db');
  const store = await openSqlite(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await store.close();
});
