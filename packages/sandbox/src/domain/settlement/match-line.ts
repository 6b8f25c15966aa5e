import { statement } from '../../storage/statement.js';
import type { PaymentSplitRow, TransactionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { ProcessorLine } from './processor-line.js';
import { findRows } from '../../storage/rows.js';

/**
 * Finds the transaction of a processor line: payments by extRef, otherwise by pspExtRef; refunds by
 * pspMutationExtRef, and then by extRef (D81). Prefers pending transactions, then older ones.
 * @returns undefined if no transaction matches
 */
export async function findTransactionOfLine(
  { db }: ReadUnit,
  line: ProcessorLine,
): Promise<TransactionRow | undefined> {
  const { type, ext_ref, psp_ext_ref, psp_mutation_ext_ref } = line;
  const query = db.selectFrom('transactions').selectAll().where('type', '=', type);
  const rows = await query
    .where((is) =>
      type === 'PAYMENT'
        ? is.or([is('ext_ref', '=', ext_ref), is('psp_ext_ref', '=', psp_ext_ref)])
        : is('psp_mutation_ext_ref', '=', psp_mutation_ext_ref),
    )
    .orderBy('position')
    .execute();
  const found = matching(rows, line);
  return found.find(({ status }) => status.startsWith('PENDING')) ?? found[0];
}

type PaymentReferences = Pick<PaymentSplitRow, 'ext_ref' | 'psp_ext_ref'>;

const paymentsOf = statement((db, given: PaymentReferences) =>
  db
    .selectFrom('transactions')
    .selectAll()
    .where('type', '=', 'PAYMENT')
    .where((is) =>
      is.or([
        is('ext_ref', '=', given.ext_ref),
        is.and([is('psp_ext_ref', '=', given.psp_ext_ref), is('status', '=', 'PENDING_SPLIT')]),
      ]),
    )
    .orderBy('position'),
);

/**
 * Finds what is known of a payment: the split with this extRef (D61), or the transaction that the processor reported
 * before its split (D83).
 */
export async function findPayment(
  { db }: ReadUnit,
  { ext_ref, psp_ext_ref }: PaymentReferences,
): Promise<{ readonly split: string | null; readonly reported: TransactionRow | undefined }> {
  const rows = await paymentsOf(db, { ext_ref, psp_ext_ref });
  const own = rows.find(({ split }) => split !== null);
  const waiting = rows.filter(({ status }) => status === 'PENDING_SPLIT');
  const [reported] = matching(waiting, { type: 'PAYMENT', ext_ref, psp_ext_ref });
  return { split: own?.split ?? null, reported };
}

/** Finds the transaction of a refund that the processor reported before (D83); undefined if there is none. */
export async function findReportedRefund(
  { db }: ReadUnit,
  refund: ProcessorLine,
): Promise<TransactionRow | undefined> {
  const { type, psp_mutation_ext_ref } = refund;
  const match = { type, psp_mutation_ext_ref, status: 'PENDING_SPLIT' } as const;
  return matching(await findRows(db, 'transactions', match, 'position'), refund)[0];
}

/** The rows that match the references of a line, in order of their precedence. */
function matching(
  rows: readonly TransactionRow[],
  { type, ext_ref, psp_ext_ref }: Pick<ProcessorLine, 'type' | 'ext_ref' | 'psp_ext_ref'>,
): readonly TransactionRow[] {
  if (type !== 'PAYMENT') return rows.filter((row) => mayBeEqual(row.ext_ref, ext_ref));
  const own = rows.filter((row) => row.ext_ref === ext_ref && ext_ref !== null);
  return own.length > 0
    ? own
    : rows.filter((row) => row.psp_ext_ref === psp_ext_ref && psp_ext_ref !== null);
}

/** True if two extRefs can belong to the same transaction: they are equal, or one is unknown. */
function mayBeEqual(left: string | null, right: string | null): boolean {
  return left === null || right === null || left === right;
}
