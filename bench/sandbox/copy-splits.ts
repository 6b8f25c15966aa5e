import type { Engine } from '../../packages/sandbox/src/storage/connection.ts';
import { definitions, tables, type Tables } from '../../packages/sandbox/src/storage/tables.ts';

/** A table with a row or more for each split. */
interface Copied {
  readonly table: keyof Tables;
  /** The columns with generated codes, which are ordered as the positions. */
  readonly codes?: readonly string[];
  /** The columns with references of the client, which get a suffix. */
  readonly references?: readonly string[];
  /** The column with the position of a journal. */
  readonly journal?: string;
  /** The rows that are copied; all by default. */
  readonly where?: string;
}

const openBatches = 'batch IN (SELECT batch FROM payout_batches WHERE payout IS NULL)';

/** The tables of splits and of what follows from them. The items of paid payouts stay as they are. */
const copied: readonly Copied[] = [
  { table: 'payment_split_items', codes: ['split', 'code'] },
  { table: 'payment_splits', codes: ['code'], references: ['extRef', 'pspExtRef'] },
  { table: 'refund_split_items', codes: ['refund', 'code'] },
  {
    table: 'refund_splits',
    codes: ['code', 'split'],
    references: ['extRef', 'pspMutationExtRef'],
  },
  {
    table: 'transactions',
    codes: ['code', 'split'],
    references: ['extRef', 'pspExtRef', 'pspMutationExtRef'],
  },
  {
    table: 'processor_lines',
    codes: ['code', 'transactionCode'],
    references: ['extRef', 'pspExtRef', 'pspMutationExtRef'],
  },
  { table: 'payouts', codes: ['code'] },
  { table: 'payout_items', journal: 'journal', where: openBatches },
  { table: 'webhook_events', codes: ['code'] },
  { table: 'webhook_deliveries', codes: ['code'] },
  { table: 'movements', journal: 'journal' },
  { table: 'account_entries', journal: 'journal' },
  { table: 'journals', codes: ['code', 'reference'], journal: 'position' },
];

/**
 * Returns the SQL statements that copy all splits of a tenant within it, as if they had been sent before, because
 * requests would take an hour for a million. The balances stay as they are, which does not change the cost of requests.
 * @param key the tenant's API key
 */
export function copyWithinTenant(key: string, copies: number, engine: Engine): string[] {
  const owner = ownerOf(key);
  // The first copy is the oldest, so that its rows come first in each index.
  const before = `(${copies + 1} - copy)`;
  const series = {
    postgres: `generate_series(1, ${copies}) AS copy`,
    sqlite: `(${numbersTo(copies)})`,
  };
  const statements = copied.flatMap(({ table, codes = [], references = [], journal, where }) => {
    const columns = columnsOf(table);
    const last = (list: keyof Tables): string =>
      `(SELECT max(position) FROM ${list} WHERE ${owner})`;
    const isList = journal === undefined && columns.includes(quote('position'));
    const values = columns.map((column) => {
      if (codes.map(quote).includes(column)) return earlierCode(column, engine);
      if (references.map(quote).includes(column)) return `${column} || '-' || copy`;
      if (isList && column === quote('position'))
        return `${column} - ${before} * (${last(table)} / ${copies + 1})`;
      // Below 0: the positions of journals need not be consecutive.
      if (journal !== undefined && column === quote(journal))
        return `${column} - ${before} * ${last('journals')}`;
      return column;
    });
    const shift = `UPDATE ${table} SET position = position + ${copies} * ${last(table)} WHERE ${owner}`;
    return [
      ...(isList ? [shift] : []),
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} ` +
        `FROM ${series[engine]} CROSS JOIN ${table} WHERE ${owner}${where ? ` AND ${where}` : ''}`,
    ];
  });
  return engine === 'sqlite'
    ? ['PRAGMA foreign_keys = OFF', ...statements]
    : [withoutTriggers, ...statements, ...maintenance];
}

function numbersTo(last: number): string {
  return (
    'WITH RECURSIVE numbers(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM numbers ' +
    `WHERE copy < ${last}) SELECT copy FROM numbers`
  );
}

/** The SQL of a code of an earlier time: its ten characters after `_` are the time, the next ones are in order. */
function earlierCode(column: string, engine: Engine): string {
  if (engine === 'sqlite') {
    const start = `instr(${column}, '_')`;
    return `substr(${column}, 1, ${start}) || printf('%010d', copy) || substr(${column}, ${start} + 11)`;
  }
  return `regexp_replace(${column}, '_.{10}', '_' || lpad(copy::text, 10, '0'))`;
}

/** Foreign keys and the triggers of append-only tables would be checked for each row. */
const withoutTriggers = 'SET session_replication_role = replica';

/** The statements for what the server would do later, in the background. */
export const maintenance = ['VACUUM ANALYZE', 'CHECKPOINT'];

function columnsOf(name: keyof Tables): string[] {
  const columns = Object.keys(tables.find((table) => table.name === name)?.columns ?? {});
  return ['tenant', 'generation', ...columns].map(quote);
}

/** Names with capital letters must be quoted. */
function quote(column: string): string {
  return `"${column}"`;
}

/** The condition on the rows of the current generation of a key's tenant. */
function ownerOf(key: string): string {
  const tenant = `(SELECT tenant FROM api_keys WHERE key = '${key}')`;
  return `tenant = ${tenant} AND generation = (SELECT generation FROM tenants WHERE tenant = ${tenant})`;
}

/** Returns the SQL statements that make the balances of a tenant follow from its entries, after these were copied. */
export function sumEntries(key: string, engine: Engine): string[] {
  const owner = ownerOf(key);
  const buckets = ['confirmed', 'pending', 'available'];
  const sums = buckets.map((bucket) => `sum(${bucket}) OVER history AS ${bucket}`).join(', ');
  const after = buckets.map((bucket) => `"${bucket}After" = s.${bucket}`).join(', ');
  const totals = buckets
    .map((bucket) => {
      const entries = `FROM account_entries AS e WHERE e.tenant = b.tenant AND e.generation = b.generation AND e.account = b.account`;
      return `${bucket} = coalesce((SELECT sum(${bucket}) ${entries} AND e.currency = b.currency), 0)`;
    })
    .join(', ');
  const statements = [
    `UPDATE account_entries AS e SET ${after} FROM (SELECT account, currency, journal, ${sums} FROM account_entries ` +
      `WHERE ${owner} WINDOW history AS (PARTITION BY account, currency ORDER BY journal)) AS s ` +
      `WHERE ${owner} AND e.account = s.account AND e.currency = s.currency AND e.journal = s.journal`,
    `UPDATE balances AS b SET ${totals} WHERE ${owner}`,
    'UPDATE payout_batches AS b SET amount = (SELECT sum(e.available) FROM payout_items AS i JOIN account_entries AS e ' +
      `ON e.tenant = i.tenant AND e.generation = i.generation AND e.account = i.account AND e.journal = i.journal AND e.currency = 'EUR' ` +
      `WHERE i.tenant = b.tenant AND i.generation = b.generation AND i.account = b.account AND i.batch = b.batch) WHERE ${owner}`,
  ];
  if (engine === 'postgres') return [withoutTriggers, ...statements, ...maintenance];
  const trigger = 'account_entries_no_update';
  const [create = ''] =
    new RegExp(`CREATE TRIGGER ${trigger}[^]*?END;`).exec(
      definitions.account_entries.ddl('sqlite'),
    ) ?? [];
  return [`DROP TRIGGER ${trigger}`, ...statements, create];
}
