import { ServiceError } from '../../../kernel/service-error.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { getRow } from '../../../storage/rows.js';
import { actionsOf } from '../../transitions.js';

/** @throws {ServiceError} 404 if the merchant has no holder with this code */
export function findHolder({ db }: ReadUnit, code: string): Promise<AccountHolderRow> {
  return getRow(db, 'account_holders', { code });
}

/** @throws {ServiceError} 404 if the code is unknown, 402 if the holder is closed (D30) */
export async function findOpenHolder(unit: ReadUnit, code: string): Promise<AccountHolderRow> {
  const row = await findHolder(unit, code);
  if (actionsOf('seller', row.status).length === 0) throw new ServiceError('402.200.001');
  return row;
}
