import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { fieldAt, type FieldFault } from '../../kernel/service-error.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRows } from '../../storage/rows.js';

/** What the entries of a list are named by; a null or undefined name is never taken. */
interface EntryNames {
  readonly extRef?: string | null | undefined;
  readonly displayName?: string | null | undefined;
}

/** The error code for each name that must be unique in a list. */
type UniqueNames = Readonly<Partial<Record<keyof EntryNames, ErrorCode>>>;

/** The names of virtual accounts that must be unique. */
export function uniqueAccountNames({ world }: ReadUnit): UniqueNames {
  const displayName = '409.230.002';
  return world.accountReferences === 'free'
    ? { displayName }
    : { extRef: '409.230.001', displayName };
}

/** A conflict for each name that another entry of the list has (D28); `at` is the path in the request. */
export function findTakenNames(
  at: string,
  names: EntryNames,
  others: readonly EntryNames[],
  unique: UniqueNames,
): FieldFault[] {
  return (['extRef', 'displayName'] as const).flatMap((name) => {
    const [code, value] = [unique[name], names[name]];
    if (!code || typeof value !== 'string') return [];
    if (others.every((other) => other[name] !== value)) return [];
    return [{ field: fieldAt(at, name), code, params: { [name]: value }, attemptedValue: value }];
  });
}

/** Returns the names of a row. */
export function namesOf(row: {
  readonly extRef: string | null;
  readonly displayName: string | null;
}): EntryNames {
  return { extRef: row.extRef, displayName: row.displayName };
}

/** Returns a conflict if another holder of the merchant has the extRef (D28). */
export async function extRefConflicts(
  { db }: ReadUnit,
  extRef: string | null | undefined,
  own?: string,
): Promise<FieldFault[]> {
  if (typeof extRef !== 'string') return [];
  const others = await findRows(db, 'account_holders', { extRef });
  if (others.every(({ code }) => code === own)) return [];
  return [{ field: 'extRef', code: '409.200.001', params: { extRef }, attemptedValue: extRef }];
}
