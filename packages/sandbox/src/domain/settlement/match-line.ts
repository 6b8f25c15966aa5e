import { type Statement, statement } from '../../storage/statement.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { Mutation } from '../transactions/record-transaction.js';
import type { ProcessorLine } from './processor-line.js';

type Reference = 'ext_ref' | 'psp_ext_ref' | 'psp_mutation_ext_ref';

type Lookups = Readonly<Record<Reference, Statement<TransactionRow>>>;

function lookups(condition = ''): Lookups {
  const by = (column: Reference): Statement<TransactionRow> =>
    statement(`select * from transactions
      where tenant = :tenant and ${column} = :reference and type = :type ${condition} order by position`);
  return {
    ext_ref: by('ext_ref'),
    psp_ext_ref: by('psp_ext_ref'),
    psp_mutation_ext_ref: by('psp_mutation_ext_ref'),
  };
}

const all = lookups();
const withoutSplit = lookups("and status = 'PENDING_SPLIT'");

/** By what a mutation is recognised, the first that fits first (D81). */
function keysOf(mutation: ProcessorLine): [Reference, string | null][] {
  const { type, extRef, pspExtRef, pspMutationExtRef } = mutation;
  if (type !== 'PAYMENT') return [['psp_mutation_ext_ref', pspMutationExtRef]];
  return [
    ['ext_ref', extRef],
    ['psp_ext_ref', pspExtRef],
  ];
}

/**
 * Finds the transaction that a line of a processor's report tells of: payments by extRef, else by
 * pspExtRef; refunds by pspMutationExtRef, and among those of the same by extRef (D81). One that waits
 * goes before one that does not, the oldest first.
 */
export async function findTransactionOf(
  unit: ReadUnit,
  line: ProcessorLine,
): Promise<TransactionRow | undefined> {
  const found = await candidates(unit, line, all);
  const waits = found.find(({ status }) => status.startsWith('PENDING'));
  return waits ?? found[0];
}

/** Finds what a processor has reported of a split that arrives after it (D83). */
export async function findReported(
  unit: ReadUnit,
  mutation: Mutation,
): Promise<TransactionRow | undefined> {
  const found = await candidates(unit, mutation, withoutSplit);
  return found[0];
}

async function candidates(
  { db, tenant }: ReadUnit,
  line: ProcessorLine,
  by: Lookups,
): Promise<TransactionRow[]> {
  const find = async (column: Reference, reference: string | null): Promise<TransactionRow[]> =>
    reference === null ? [] : by[column](db, { tenant, reference, type: line.type });
  const found = await Promise.all(keysOf(line).map((key) => find(...key)));
  const fitting = found.map((rows) =>
    rows.filter((row) => line.type === 'PAYMENT' || agree(row.ext_ref, line.extRef)),
  );
  return fitting.find((rows) => rows.length > 0) ?? [];
}

/** Whether two extRefs can be of the same mutation: what one side does not know is no difference. */
function agree(left: string | null, right: string | null): boolean {
  return left === null || right === null || left === right;
}
