import type { Table } from './table.js';

/**
 * The statements that spread the tables over the machines of a Citus cluster: all rows of a tenant on one, by the column
 * that names it, so that each of its transactions needs no other machine.
 * @param tables all tables, those that others refer to before these
 */
export function citusStatements(tables: readonly Table[]): string {
  const triggers = tables
    .filter(({ isAppendOnly }) => isAppendOnly)
    .map(({ name }) => `DROP TRIGGER ${name}_append_only ON ${name};`);
  const distributed = tables.map(({ name, columns }, index) => {
    const column = 'tenant' in columns ? 'tenant' : 'id';
    const group = index === 0 ? 'none' : (tables[0]?.name ?? '');
    return `SELECT create_distributed_table('${name}', '${column}', colocate_with => '${group}');`;
  });
  return `${[
    '-- The tables of the sandbox on a Citus cluster. Run once, on the coordinator, after a first process has made the',
    '-- tables and before there is a tenant. Generated from the definitions of the tables; no such cluster ran it.',
    'BEGIN;',
    '-- Distributed tables have no triggers (https://docs.citusdata.com/en/stable/extra/triggers.html): nothing but the',
    '-- sandbox itself then keeps the ledger from being changed.',
    ...triggers,
    '-- Those that are referred to come first: a reference needs both tables on one machine.',
    ...distributed,
    'COMMIT;',
  ].join('\n')}\n`;
}
