import { refuseField } from '../../../kernel/service-error.js';
import type { AccountHolderRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { findOpenHolder } from './find-holder.js';
import type { HolderStatus } from './holder-status.js';
import { findRows, updateRows } from '../../../storage/rows.js';

/**
 * Sets the status of a holder, by the operator. CLOSED requires empty accounts and is final (D30).
 * @throws {ServiceError} 404 if the holder is unknown, 402 if it is closed, 422 if a balance is not zero
 */
export async function setStatusByOperator(
  unit: WriteUnit,
  code: string,
  status: HolderStatus,
): Promise<AccountHolderRow> {
  const holder = await findOpenHolder(unit, code);
  if (status.status === 'CLOSED' && (await hasMoney(unit, code))) {
    const template = 'The accounts of the account holder are not empty.';
    refuseField({ field: 'code', code: '422.900.004', template, attemptedValue: 'CLOSED' });
  }
  await updateRows(unit.db, 'account_holders', { code }, status);
  return { ...holder, ...status };
}

async function hasMoney({ db }: WriteUnit, owner: string): Promise<boolean> {
  const accounts = await findRows(db, 'virtual_accounts', { owner });
  const balances = await findRows(db, 'balances', { account: accounts.map(({ code }) => code) });
  return balances.some(({ confirmed, pending }) => confirmed !== 0 || pending !== 0);
}
