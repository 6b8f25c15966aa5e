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

/** The tables of splits that are not settled. Those with the position of another table come before that table. */
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
  { table: 'movements', codes: [], position: ['journal', 'journals'] },
  { table: 'account_entries', codes: [], position: ['journal', 'journals'] },
  { table: 'journals', codes: ['code', 'reference'], position: ['position', 'journals'] },
];

/**
 * Returns the SQL statements that copy all splits of a tenant within it, because requests would take an hour for a
 * million. The balances stay as they are, which does not change the cost of requests.
 * @param key the tenant's API key
 */
export function copyWithinTenant(key: string, copies: number): string[] {
  const tenant = tenantOf(key);
  const statements = copied.map(({ table, codes, references = [], position }) => {
    const columns = columnsOf(table);
    const values = columns.map((column) => {
      if (codes.includes(column)) return laterCode(column);
      if (references.includes(column)) return `${column} || '-' || copy`;
      if (column !== position?.[0]) return column;
      const last = `(SELECT max(position) FROM ${position[1]} WHERE tenant = ${tenant})`;
      return `${column} + copy * ${last}`;
    });
    return (
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} ` +
      `FROM ${table}, generate_series(1, ${copies}) AS copy WHERE tenant = ${tenant}`
    );
  });
  return [withoutTriggers, ...statements, ...maintenance];
}

/** Returns the SQL statements that replace the state of all other tenants by a copy of the state of one tenant. */
export function copyToAllTenants(key: string): string[] {
  const from = tenantOf(key);
  const statements = stateTables.flatMap((table) => {
    const columns = columnsOf(table);
    const values = columns.map((name) => (name === 'tenant' ? 'tenants.tenant' : `source.${name}`));
    return [
      `DELETE FROM ${table} WHERE tenant <> ${from}`,
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} ` +
        `FROM ${table} AS source, tenants WHERE source.tenant = ${from} AND tenants.tenant <> ${from}`,
    ];
  });
  return [withoutTriggers, ...statements, ...maintenance];
}

/** The SQL of a code of a later time, in the order of the copies: its ten characters after `_` are the time. */
function laterCode(column: string): string {
  return `regexp_replace(${column}, '_.{10}', '_1' || lpad(copy::text, 9, '0'))`;
}

/** Foreign keys and the triggers of append-only tables would be checked for each row. */
const withoutTriggers = 'SET session_replication_role = replica';

/** The statements for what the server would do later, in the background. */
export const maintenance = ['VACUUM ANALYZE', 'CHECKPOINT'];

function columnsOf(name: keyof Tables): string[] {
  return ['tenant', ...Object.keys(tables.find((table) => table.name === name)?.columns ?? {})];
}

function tenantOf(key: string): string {
  return `(SELECT tenant FROM api_keys WHERE key = '${key}')`;
}
