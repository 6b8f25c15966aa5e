import { sql } from 'kysely';
import { refuseFaults } from '../../kernel/service-error.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import type { HandledLine } from './processor-line.js';
import { handleTransactionLine } from './handle-line.js';

const columns = ['code', 'split', 'extRef', 'pspExtRef', 'pspMutationExtRef'] as const;

/**
 * Settles payments and refunds at once, regardless of the prefixes of their references.
 * @param references codes of transactions or splits, or any of their references; if left out, settles all
 * pending transactions
 * @throws {ServiceError} 422 if no pending transaction has a reference
 */
export async function settleReferences(
  unit: WriteUnit,
  references: readonly string[] | undefined,
): Promise<HandledLine[]> {
  const waiting = await findWaiting(unit, references);
  const unknown = [...(references ?? []).entries()].filter(
    ([, reference]) => !waiting.some((row) => hasReference(row, reference)),
  );
  refuseFaults(
    unknown.map(([index, reference]) => ({
      field: `references[${index}]`,
      code: '422.900.005',
      template: 'Nothing with this reference waits for settlement.',
      attemptedValue: reference,
    })),
  );
  const handled: HandledLine[] = [];
  for (const transaction of waiting)
    handled.push(await handleTransactionLine(unit, transaction, transaction));
  return handled;
}

async function findWaiting(
  { db }: WriteUnit,
  references: readonly string[] | undefined,
): Promise<TransactionRow[]> {
  if (references?.length === 0) return [];
  const query = db
    .selectFrom('transactions')
    .selectAll()
    // A text, which selects the index; a parameter does not.
    .where(sql<boolean>`status = 'PENDING_SETTLEMENT'`)
    .orderBy('position');
  if (!references) return query.execute();
  return query
    .where((where) => where.or(columns.map((column) => where(column, 'in', references))))
    .execute();
}

function hasReference(row: TransactionRow, reference: string): boolean {
  return columns.some((column) => row[column] === reference);
}
