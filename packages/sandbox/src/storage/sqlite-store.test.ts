import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SqliteConnection } from './sqlite.js';
import { openSqlite } from './sqlite-store.js';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a file that is no database is refused in one line and left as it is', async () => {
  const path = join(folder, 'notes.txt');
  writeFileSync(path, 'This is no database, and long enough to be looked at as if it were one.');
  const failure = openSqlite(path);
  await expect(failure).rejects.toThrow(
    /^Cannot use .*notes\.txt as the sandbox's data file: [^\n]*$/,
  );
  expect(readFileSync(path, 'utf8')).toMatch(/^This is no database/);
});

test("somebody else's database is refused and left as it is", async () => {
  const path = join(folder, 'other.db');
  const other = new SqliteConnection(path);
  await other.script('CREATE TABLE invoices (id INTEGER)');
  other.close();
  await expect(openSqlite(path)).rejects.toThrow('is a database, but not one of the sandbox');
  const again = new SqliteConnection(path);
  const { rows } = again.query("SELECT name FROM sqlite_master WHERE type = 'table'", []);
  again.close();
  expect(rows).toEqual([{ name: 'invoices' }]);
});

test('a folder that is not there is told', async () => {
  await expect(openSqlite(join(folder, 'nowhere', 'x.db'))).rejects.toThrow('Cannot use');
});

test('data of a newer sandbox is refused', async () => {
  const path = join(folder, 'newer.db');
  await (await openSqlite(path)).close();
  const connection = new SqliteConnection(path);
  await connection.script("INSERT INTO migrations (name) VALUES ('9999-later')");
  connection.close();
  await expect(openSqlite(path)).rejects.toThrow('written by a newer sandbox (9999-later)');
});

test('a file is migrated once and can be opened again', async () => {
  const path = join(folder, 'twice.db');
  await (await openSqlite(path)).close();
  await (await openSqlite(path)).close();
  const connection = new SqliteConnection(path);
  const { rows } = connection.query('PRAGMA journal_mode', []);
  connection.close();
  expect(rows).toEqual([{ journal_mode: 'wal' }]);
});
