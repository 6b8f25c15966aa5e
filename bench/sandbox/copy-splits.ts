import type { Engine } from '../../packages/sandbox/src/storage/connection.ts';
import { stateTables, tables, type Tables } from '../../packages/sandbox/src/storage/tables.ts';

/** A table with a row or more for each split. */
interface Copied {
  readonly table: keyof Tables;
  /** The columns with generated codes, which are ordered as the positions. */
  readonly codes: readonly string[];
  /** The columns with references of the client, which get a suffix. */
  readonly references?: readonly string[];
  /** The column with a position in a list, and that list. */
  readonly position?: readonly [column: string, list: keyof Tables];
}

/** The tables of splits, settled or not. Those with the position of another table come before that table. */
const copied: readonly Copied[] = [
  { table: 'payment_split_items', codes: ['split', 'code'] },
  {
    table: 'payment_splits',
    codes: ['code'],
    references: ['extRef', 'pspExtRef'],
    position: ['position', 'payment_splits'],
  },
  {
    table: 'transactions',
    codes: ['code', 'split'],
    references: ['extRef', 'pspExtRef'],
    position: ['position', 'transactions'],
  },
  {
    table: 'processor_lines',
    codes: ['code'],
    references: ['extRef', 'pspExtRef'],
    position: ['position', 'processor_lines'],
  },
  { table: 'movements', codes: [], position: ['journal', 'journals'] },
  { table: 'account_entries', codes: [], position: ['journal', 'journals'] },
  { table: 'payout_items', codes: [], position: ['journal', 'journals'] },
  { table: 'journals', codes: ['code', 'reference'], position: ['position', 'journals'] },
];

/**
 * Returns the SQL statements that copy all splits of a tenant within it, because requests would take an hour for a
 * million. The balances stay as they are, which does not change the cost of requests.
 * @param key the tenant's API key
 */
export function copyWithinTenant(key: string, copies: number, engine: Engine): string[] {
  const tenant = tenantOf(key);
  const series = {
    postgres: `generate_series(1, ${copies}) AS copy`,
    sqlite: `(${numbersTo(copies)})`,
  };
  const statements = copied.map(({ table, codes, references = [], position }) => {
    const columns = columnsOf(table);
    const values = columns.map((column) => {
      if (codes.map(quote).includes(column)) return laterCode(column, engine);
      if (references.map(quote).includes(column)) return `${column} || '-' || copy`;
      if (!position || column !== quote(position[0])) return column;
      const last = `(SELECT max(position) FROM ${position[1]} WHERE tenant = ${tenant})`;
      return `${column} + copy * ${last}`;
    });
    return (
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} ` +
      `FROM ${table}, ${series[engine]} WHERE tenant = ${tenant}`
    );
  });
  return engine === 'sqlite'
    ? ['PRAGMA foreign_keys = OFF', ...statements]
    : [withoutTriggers, ...statements, ...maintenance];
}

/** The SQLite query for the numbers from 1. */
function numbersTo(last: number): string {
  return (
    'WITH RECURSIVE numbers(copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM numbers ' +
    `WHERE copy < ${last}) SELECT copy FROM numbers`
  );
}

/** Returns the SQL statements that replace the state of all other tenants by a copy of the state of one tenant. */
export function copyToAllTenants(key: string): string[] {
  const from = tenantOf(key);
  const statements = stateTables.flatMap((table) => {
    const columns = columnsOf(table);
    const values = columns.map((name) =>
      name === quote('tenant') ? 'tenants.tenant' : `source.${name}`,
    );
    return [
      `DELETE FROM ${table} WHERE tenant <> ${from}`,
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} ` +
        `FROM ${table} AS source, tenants WHERE source.tenant = ${from} AND tenants.tenant <> ${from}`,
    ];
  });
  return [withoutTriggers, ...statements, ...maintenance];
}

/** The SQL of a code of a later time, in the order of the copies: its ten characters after `_` are the time. */
function laterCode(column: string, engine: Engine): string {
  if (engine === 'sqlite') {
    const start = `instr(${column}, '_')`;
    return `substr(${column}, 1, ${start}) || '1' || printf('%09d', copy) || substr(${column}, ${start} + 11)`;
  }
  return `regexp_replace(${column}, '_.{10}', '_1' || lpad(copy::text, 9, '0'))`;
}

/** Foreign keys and the triggers of append-only tables would be checked for each row. */
const withoutTriggers = 'SET session_replication_role = replica';

/** The statements for what the server would do later, in the background. */
export const maintenance = ['VACUUM ANALYZE', 'CHECKPOINT'];

function columnsOf(name: keyof Tables): string[] {
  const columns = Object.keys(tables.find((table) => table.name === name)?.columns ?? {});
  return ['tenant', ...columns].map(quote);
}

/** Names with capital letters must be quoted. */
function quote(column: string): string {
  return `"${column}"`;
}

function tenantOf(key: string): string {
  return `(SELECT tenant FROM api_keys WHERE key = '${key}')`;
}
