import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { openTenant } from '../tenants/open-tenant.js';
import { SqliteConnection } from './sqlite-store.js';
import { openSqlite } from './sqlite-store.js';
import { SqliteThread } from './sqlite-thread.js';
import { StoreUnavailable } from './unavailable.js';

const folder = temporaryFolder();

test('refuses a file that is not a database, in one line, and leaves it unchanged', async () => {
  const path = join(folder, 'notes.txt');
  writeFileSync(path, 'This is no database, and long enough to be looked at as if it were one.');
  const failure = openSqlite(path);
  await expect(failure).rejects.toThrow(
    /^Cannot use .*notes\.txt as the sandbox's data file: [^\n]*$/,
  );
  expect(readFileSync(path, 'utf8')).toMatch(/^This is no database/);
});

test('refuses a database of another program and leaves it unchanged', async () => {
  const path = join(folder, 'other.db');
  const other = new SqliteConnection(path);
  await other.script('CREATE TABLE invoices (id INTEGER)');
  other.close();
  await expect(openSqlite(path)).rejects.toThrow('is not a database of the sandbox');
  const again = new SqliteConnection(path);
  const { rows } = again.query("SELECT name FROM sqlite_master WHERE type = 'table'", []);
  again.close();
  expect(rows).toEqual([{ name: 'invoices' }]);
});

test('reports a missing folder', async () => {
  await expect(openSqlite(join(folder, 'nowhere', 'x.db'))).rejects.toThrow('Cannot use');
});

test.each(['0001-tenants-and-accounts', '9999-later'])(
  'data of another version (%s) is refused in one sentence and left as it is',
  async (name) => {
    const path = join(folder, `${name}.db`);
    await (await openSqlite(path)).close();
    const connection = new SqliteConnection(path);
    await connection.script('DROP TABLE jobs; DELETE FROM migrations;');
    connection.query('INSERT INTO migrations (name, oldest) VALUES (?, ?)', [name, name]);
    await expect(openSqlite(path)).rejects.toThrow(
      new RegExp(`^The data is of another version of the sandbox \\(${name}\\)[^\\n]*$`),
    );
    const { rows } = connection.query("SELECT name FROM sqlite_schema WHERE name = 'jobs'", []);
    expect(rows).toEqual([]);
    connection.close();
  },
);

test('a file is migrated once and can be opened again', async () => {
  const path = join(folder, 'twice.db');
  await (await openSqlite(path)).close();
  await (await openSqlite(path)).close();
  const connection = new SqliteConnection(path);
  const { rows } = connection.query('PRAGMA journal_mode', []);
  connection.close();
  expect(rows).toEqual([{ journal_mode: 'wal' }]);
});

function modesOf(path: string): string[] {
  const files = [path, `${path}-wal`, `${path}-shm`].filter((file) => existsSync(file));
  return files.map((file) => (statSync(file).mode & 0o777).toString(8));
}

test(
  'only the owner can read a data file and the files beside it',
  { tags: ['posix'] },
  async () => {
    const path = join(folder, 'private.db');
    const store = await openSqlite(path);
    expect(modesOf(path)).toEqual(['600', '600', '600']);
    // Files of an earlier version, also after a crash.
    for (const file of [path, `${path}-wal`, `${path}-shm`]) chmodSync(file, 0o644);
    const again = await openSqlite(path);
    expect(modesOf(path)).toEqual(['600', '600', '600']);
    await again.close();
    await store.close();
    // A file that the user created in advance.
    const made = join(folder, 'made.db');
    writeFileSync(made, '', { mode: 0o644 });
    const third = await openSqlite(made);
    expect(modesOf(made)).toEqual(['600', '600', '600']);
    await third.close();
  },
);

test('a file that is refused keeps its permissions', { tags: ['posix'] }, async () => {
  const path = join(folder, 'theirs.db');
  const other = new SqliteConnection(path);
  await other.script('CREATE TABLE invoices (id INTEGER)');
  other.close();
  chmodSync(path, 0o644);
  await expect(openSqlite(path)).rejects.toThrow('is not a database of the sandbox');
  expect(modesOf(path)).toEqual(['644']);
});

test('other reads do not wait for a slow one, which sees one state', async () => {
  const store = await openSqlite(join(folder, 'slow.db'));
  const count = 'SELECT count(*) AS tenants FROM tenants';
  const options = { seed: 'x', clock: { mode: 'FROZEN' }, instant: false } as const;
  const seen = await store.slowReader('').run(async (db) => {
    const before = await db.target.query(count, []);
    await store.reader('').run((other) => Promise.resolve(other.target.query(count, [])));
    await store.writer('one').run((other) => openTenant(other, 'key', options, 0));
    const after = await db.target.query(count, []);
    return [before, after].map(({ rows }) => rows[0]?.['tenants']);
  });
  expect(seen).toEqual([0, 0]);
  const wrong = store.slowReader('').run(async (db) => db.target.query('SELECT missing', []));
  await expect(wrong).rejects.toThrow('no such column: missing');
  await store.slowReader('').run(async (db) => db.target.query(count, []));
  await store.close();
});

test('a thread that cannot read its file, or has ended, fails each statement', async () => {
  const thread = new SqliteThread(join(folder, 'nowhere', 'x.db'));
  const unavailable = {
    name: 'StoreUnavailable',
    cause: { message: 'unable to open database file' },
  };
  await expect(thread.query('SELECT 1', [])).rejects.toMatchObject(unavailable);
  await expect(thread.query('SELECT 1', [])).rejects.toMatchObject(unavailable);
  const ended = new SqliteThread(':memory:');
  await ended.close();
  await expect(ended.query('SELECT 1', [])).rejects.toThrow(StoreUnavailable);
});
