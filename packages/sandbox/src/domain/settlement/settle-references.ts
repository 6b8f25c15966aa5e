import { refuseFaults } from '../../kernel/service-error.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { type HandledLine, lineOf } from './processor-line.js';
import { reportTransaction } from './report-line.js';

/** By what a settlement by hand finds transactions. */
const columns = ['code', 'split', 'ext_ref', 'psp_ext_ref', 'psp_mutation_ext_ref'] as const;

/**
 * Settles payments and refunds at once, whatever their references begin with (D80).
 * @param references codes of transactions and splits, or any of their references; all that waits for
 * settlement where left out
 * @throws {ServiceError} 422 for references that nothing waiting has
 */
export async function settleReferences(
  unit: WriteUnit,
  references: readonly string[] | undefined,
): Promise<HandledLine[]> {
  const waiting = await findWaiting(unit, references);
  const unknown = [...(references ?? []).entries()].filter(
    ([, reference]) => !waiting.some((row) => names(row, reference)),
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
    handled.push(await reportTransaction(unit, lineOf(transaction), transaction));
  return handled;
}

async function findWaiting(
  { db, tenant }: WriteUnit,
  references: readonly string[] | undefined,
): Promise<TransactionRow[]> {
  if (references?.length === 0) return [];
  const query = db
    .selectFrom('transactions')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('status', '=', 'PENDING_SETTLEMENT')
    .orderBy('position');
  if (!references) return query.execute();
  return query
    .where((where) => where.or(columns.map((column) => where(column, 'in', references))))
    .execute();
}

function names(row: TransactionRow, reference: string): boolean {
  return columns.some((column) => row[column] === reference);
}
