import { type Statement, statement } from '../../storage/statement.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { TransactionData } from '../transactions/record-transaction.js';
import type { ProcessorLine } from './processor-line.js';

type Reference = 'ext_ref' | 'psp_ext_ref' | 'psp_mutation_ext_ref';

type Lookups = Readonly<Record<Reference, Statement<TransactionRow>>>;

function transactionLookups(condition = ''): Lookups {
  const by = (column: Reference): Statement<TransactionRow> =>
    statement(`select * from transactions
      where tenant = :tenant and ${column} = :reference and type = :type ${condition} order by position`);
  return {
    ext_ref: by('ext_ref'),
    psp_ext_ref: by('psp_ext_ref'),
    psp_mutation_ext_ref: by('psp_mutation_ext_ref'),
  };
}

const all = transactionLookups();
const withoutSplit = transactionLookups("and status = 'PENDING_SPLIT'");

/** Returns the references that identify the transaction of a line, in order of precedence (D81). */
function referencesOf(line: ProcessorLine): [Reference, string | null][] {
  const { type, extRef, pspExtRef, pspMutationExtRef } = line;
  if (type !== 'PAYMENT') return [['psp_mutation_ext_ref', pspMutationExtRef]];
  return [
    ['ext_ref', extRef],
    ['psp_ext_ref', pspExtRef],
  ];
}

/**
 * Finds the transaction of a processor line: payments by extRef, otherwise by pspExtRef; refunds by
 * pspMutationExtRef, and then by extRef (D81). Prefers pending transactions, then older ones.
 * @returns undefined if no transaction matches
 */
export async function findTransactionOfLine(
  unit: ReadUnit,
  line: ProcessorLine,
): Promise<TransactionRow | undefined> {
  const found = await findCandidates(unit, line, all);
  const waits = found.find(({ status }) => status.startsWith('PENDING'));
  return waits ?? found[0];
}

/** Finds the transaction that a processor reported before its split was created (D83); undefined if there is none. */
export async function findReportedTransaction(
  unit: ReadUnit,
  line: TransactionData,
): Promise<TransactionRow | undefined> {
  const found = await findCandidates(unit, line, withoutSplit);
  return found[0];
}

async function findCandidates(
  { db, tenant }: ReadUnit,
  line: ProcessorLine,
  by: Lookups,
): Promise<TransactionRow[]> {
  const find = async (column: Reference, reference: string | null): Promise<TransactionRow[]> =>
    reference === null ? [] : by[column](db, { tenant, reference, type: line.type });
  const found = await Promise.all(referencesOf(line).map((key) => find(...key)));
  const fitting = found.map((rows) =>
    rows.filter((row) => line.type === 'PAYMENT' || mayBeEqual(row.ext_ref, line.extRef)),
  );
  return fitting.find((rows) => rows.length > 0) ?? [];
}

/** True if two extRefs can belong to the same transaction: they are equal, or one is unknown. */
function mayBeEqual(left: string | null, right: string | null): boolean {
  return left === null || right === null || left === right;
}
