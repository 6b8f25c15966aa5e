import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../sqlite-store.js';
import { SqliteConnection } from '../sqlite.js';
import { accountNumbers } from './0022-account-numbers.js';
import { migrations } from './index.js';

const columns = `tenant, code, holder, account_type, account_number, currency, accept_other_currencies,
  allowed_other_currencies, has_statement, selected, created_at`;

test('the migration keeps external accounts, and lets their number come later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    const path = join(folder, 'data.sqlite');
    const old = new SqliteConnection(path);
    await old.script('PRAGMA foreign_keys = OFF; PRAGMA application_id = 0x73667362;');
    await old.script('CREATE TABLE migrations (name TEXT NOT NULL PRIMARY KEY)');
    for (const { name, script } of migrations) {
      if (name >= accountNumbers.name) continue;
      await old.script(script('sqlite'));
      old.query('INSERT INTO migrations (name) VALUES (?)', [name]);
    }
    const insert = `INSERT INTO external_accounts (${columns})
      VALUES ('t', ?, 'ah_1', 'IBAN', ?, 'EUR', 0, '[]', 0, 0, 0)`;
    old.query(insert, ['ea_1', '12345678']);
    expect(() => old.query(insert, ['ea_2', null])).toThrow('external_accounts_identified');
    old.close();

    const store = await openSqlite(path);
    await store.close();
    const now = new SqliteConnection(path);
    await now.script('PRAGMA foreign_keys = OFF;');
    now.query(insert, ['ea_2', null]);
    const { rows } = now.query('SELECT code, account_number FROM external_accounts', []);
    expect(rows).toEqual([
      { code: 'ea_1', account_number: '12345678' },
      { code: 'ea_2', account_number: null },
    ]);
    const references = now.query('PRAGMA foreign_key_list(payouts)', []).rows;
    expect(references).toContainEqual(expect.objectContaining({ table: 'external_accounts' }));
    now.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
