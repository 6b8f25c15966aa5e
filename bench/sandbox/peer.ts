// The endpoint of a split as a team would write it by hand: Fastify with JSON Schema, and one durable transaction. It
// refuses what does not add up and returns a known split again; it has no history, log or jobs. The parent process passes
// the storage and a key, and reads the port.
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { StorageOptions } from '@seller-funds/sandbox';
import fastify from 'fastify';
import { Pool } from 'pg';

interface Item {
  readonly label: string;
  readonly extRef: string;
  readonly amount: number;
  readonly accountCode: string;
}

interface Split {
  readonly extRef: string;
  readonly totalAmount: number;
  readonly currency: string;
  readonly pspExtRef: string;
  readonly paymentProcessor: string;
  readonly paymentMethod: string;
  readonly items: readonly Item[];
}

/** Runs a statement with parameters `$1`, `$2`, … */
type Query = (sql: string, parameters: readonly unknown[]) => Promise<readonly object[]>;

type Transaction = <T>(work: (query: Query) => Promise<T>) => Promise<T>;

const [storageText = '', key = ''] = process.argv.slice(2);
const transaction = await connect(JSON.parse(storageText) as StorageOptions);

const text = { type: 'string', minLength: 1, maxLength: 255 };
const amount = { type: 'integer', minimum: 1 };
const itemProperties = {
  type: { const: 'ITEM' },
  label: text,
  extRef: text,
  amount,
  accountCode: text,
};
const properties = {
  extRef: text,
  totalAmount: amount,
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  pspExtRef: text,
  paymentProcessor: text,
  paymentMethod: text,
  items: {
    type: 'array',
    minItems: 1,
    maxItems: 100,
    items: { type: 'object', required: Object.keys(itemProperties), properties: itemProperties },
  },
};
const body = { type: 'object', required: Object.keys(properties), properties };

const app = fastify();
app.post<{ Body: Split }>(
  '/api/fund/split-payments',
  { schema: { body } },
  async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send();
    const { items, ...split } = request.body;
    if (items.reduce((sum, item) => sum + item.amount, 0) !== split.totalAmount)
      return reply.code(422).send({ message: 'The items do not add up to the total.' });
    return transaction(async (query) => {
      const [known] = await query('SELECT * FROM splits WHERE ext_ref = $1', [split.extRef]);
      if (known) return known;
      const code = randomUUID();
      await query('INSERT INTO splits VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
        code,
        ...Object.values(split),
        Date.now(),
      ]);
      // Sorted, so that two transactions do not lock the same balances in different orders.
      const byAccount = items.toSorted((left, right) =>
        left.accountCode.localeCompare(right.accountCode),
      );
      for (const [line, item] of byAccount.entries()) {
        const { label, extRef, accountCode } = item;
        await query('INSERT INTO items VALUES ($1, $2, $3, $4, $5, $6)', [
          code,
          line,
          label,
          extRef,
          item.amount,
          accountCode,
        ]);
        await query(
          'INSERT INTO balances VALUES ($1, $2) ON CONFLICT (account) DO UPDATE SET pending = balances.pending + excluded.pending',
          [accountCode, item.amount],
        );
      }
      return { code, ...split, items };
    });
  },
);

await transaction(async (query) => {
  await query(
    'CREATE TABLE splits (code TEXT PRIMARY KEY, ext_ref TEXT NOT NULL UNIQUE, total BIGINT NOT NULL, currency TEXT NOT NULL, psp_ext_ref TEXT NOT NULL, processor TEXT NOT NULL, method TEXT NOT NULL, created_at BIGINT NOT NULL)',
    [],
  );
  await query(
    'CREATE TABLE items (split TEXT NOT NULL REFERENCES splits, line INTEGER NOT NULL, label TEXT NOT NULL, ext_ref TEXT NOT NULL, amount BIGINT NOT NULL, account TEXT NOT NULL, PRIMARY KEY (split, line))',
    [],
  );
  await query('CREATE TABLE balances (account TEXT PRIMARY KEY, pending BIGINT NOT NULL)', []);
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(url).port}\n`);

async function connect(storage: StorageOptions): Promise<Transaction> {
  if (storage.kind === 'postgres') {
    const pool = new Pool({ connectionString: storage.url });
    return async (work) => {
      const client = await pool.connect();
      const run = async (sql: string, values: readonly unknown[] = []) =>
        (await client.query<object>({ name: sql.slice(0, 60), text: sql, values: [...values] }))
          .rows;
      try {
        await client.query('BEGIN');
        const result = await work(run);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    };
  }
  const database = new DatabaseSync(storage.kind === 'file' ? storage.path : ':memory:');
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const query: Query = async (sql, values) => {
    const known = statements.get(sql) ?? database.prepare(sql.replaceAll(/\$\d/g, '?'));
    statements.set(sql, known);
    return known.all(...(values as never[]));
  };
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(async () => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const value = await work(query);
        database.exec('COMMIT');
        return value;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    });
    last = result.catch(() => undefined);
    return result;
  };
}
