import { getRow } from '../../storage/rows.js';
import type { VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

/** @throws {ServiceError} 404 if the merchant has no account with this code */
export function findAccount({ db }: ReadUnit, code: string): Promise<VirtualAccountRow> {
  return getRow(db, 'virtual_accounts', { code });
}
