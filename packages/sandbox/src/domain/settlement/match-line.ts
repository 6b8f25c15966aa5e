import { statement } from '../../storage/statement.js';
import type { NewRow } from '../../storage/table.js';
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
  const { type, extRef, pspExtRef, pspMutationExtRef } = line;
  const query = db.selectFrom('transactions').selectAll().where('type', '=', type);
  const rows = await query
    .where((is) =>
      type === 'PAYMENT'
        ? is.or([is('extRef', '=', extRef), is('pspExtRef', '=', pspExtRef)])
        : is('pspMutationExtRef', '=', pspMutationExtRef),
    )
    .orderBy('position')
    .execute();
  const matches = matching(rows, line);
  return matches.find(({ status }) => status.startsWith('PENDING')) ?? matches[0];
}

type PaymentReferences = Pick<PaymentSplitRow, 'extRef' | 'pspExtRef'>;

const paymentsOf = statement((db, given: PaymentReferences) =>
  db
    .selectFrom('transactions')
    .selectAll()
    .where('type', '=', 'PAYMENT')
    .where((is) =>
      is.or([
        is('extRef', '=', given.extRef),
        is.and([is('pspExtRef', '=', given.pspExtRef), is('status', '=', 'PENDING_SPLIT')]),
      ]),
    )
    .orderBy('position'),
);

/** What is known of a payment: its split (D61), or the transaction that the processor reported before it (D83). */
export async function findPayment(
  { db }: ReadUnit,
  { extRef, pspExtRef = null }: Pick<NewRow<PaymentSplitRow>, 'extRef' | 'pspExtRef'>,
): Promise<{ readonly split: string | null; readonly reported: TransactionRow | undefined }> {
  const rows = await paymentsOf(db, { extRef, pspExtRef });
  const own = rows.find(({ split }) => split !== null);
  const waiting = rows.filter(({ status }) => status === 'PENDING_SPLIT');
  const [reported] = matching(waiting, { type: 'PAYMENT', extRef, pspExtRef });
  return { split: own?.split ?? null, reported };
}

/** Finds the transaction of a refund that the processor reported before (D83); undefined if there is none. */
export async function findReportedRefund(
  { db }: ReadUnit,
  refund: ProcessorLine,
): Promise<TransactionRow | undefined> {
  const { type, pspMutationExtRef } = refund;
  const match = { type, pspMutationExtRef, status: 'PENDING_SPLIT' } as const;
  return matching(await findRows(db, 'transactions', match, 'position'), refund)[0];
}

/** The rows that match the references of a line, in order of their precedence. */
function matching(
  rows: readonly TransactionRow[],
  { type, extRef, pspExtRef }: Pick<ProcessorLine, 'type' | 'extRef' | 'pspExtRef'>,
): readonly TransactionRow[] {
  if (type !== 'PAYMENT') return rows.filter((row) => mayBeEqual(row.extRef, extRef));
  const own = rows.filter((row) => row.extRef === extRef && extRef !== null);
  return own.length > 0
    ? own
    : rows.filter((row) => row.pspExtRef === pspExtRef && pspExtRef !== null);
}

/** True if two extRefs can belong to the same transaction: they are equal, or one is unknown. */
function mayBeEqual(left: string | null, right: string | null): boolean {
  return left === null || right === null || left === right;
}
