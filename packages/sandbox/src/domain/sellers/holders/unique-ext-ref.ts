import type { FieldFault } from '../../../kernel/service-error.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { findRows } from '../../../storage/rows.js';

/** Returns a conflict if another holder of the merchant has the extRef (D28). */
export async function extRefConflicts(
  { db }: ReadUnit,
  extRef: string | null,
  own: string | undefined,
): Promise<FieldFault[]> {
  if (extRef === null) return [];
  const others = await findRows(db, 'account_holders', { ext_ref: extRef });
  if (others.every(({ code }) => code === own)) return [];
  return [{ field: 'extRef', code: '409.200.001', params: { extRef }, attemptedValue: extRef }];
}
