import type { Table } from '../../packages/sandbox/src/storage/table.js';

/**
 * The statements that distribute the tables over a Citus cluster by tenant. All rows of a tenant are on one node, so
 * that each transaction needs a single node.
 * @param tables all tables; referenced tables come before those that reference them
 */
export function citusStatements(tables: readonly Table[]): string {
  const triggers = tables
    .filter(({ isAppendOnly }) => isAppendOnly)
    .map(({ name }) => `DROP TRIGGER ${name}_append_only ON ${name};`);
  const distributed = tables.map(({ name }, index) => {
    const group = index === 0 ? 'none' : (tables[0]?.name ?? '');
    return `SELECT create_distributed_table('${name}', 'tenant', colocate_with => '${group}');`;
  });
  return `${[
    '-- Distributes the tables of the sandbox over a Citus cluster. Run it once, on the coordinator, after the first',
    '-- process has created the tables and before the first tenant. Generated from the table definitions; not tested',
    '-- on a Citus cluster.',
    'BEGIN;',
    '-- Citus does not support triggers on distributed tables',
    '-- (https://docs.citusdata.com/en/stable/extra/triggers.html): without them the database does not enforce that the',
    '-- ledger is append-only.',
    ...triggers,
    '-- Referenced tables come first: a foreign key needs co-located tables.',
    ...distributed,
    'COMMIT;',
  ].join('\n')}\n`;
}
