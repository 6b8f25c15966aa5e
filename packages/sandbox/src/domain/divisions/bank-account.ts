import { refuseField } from '../../kernel/service-error.js';
import { findRow, insert, updateRows } from '../../storage/rows.js';
import type { DivisionRow, ExternalAccountRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { isAccountNumber } from '../sellers/external-accounts/account-number.js';
import { saveCheck } from '../sellers/kyc/check.js';
import { newCheck } from '../sellers/kyc/kyc-check.js';

/** Returns the external account to which a division is paid out; undefined if it has none. */
export function findBankAccount(
  { db }: ReadUnit,
  division: string,
): Promise<ExternalAccountRow | undefined> {
  return findRow(db, 'external_accounts', { holder: division, selected: 1 });
}

/**
 * Sets the bank account of a division, whose check has passed. Payouts that were requested keep the account before.
 * @param number empty for none
 * @throws {ServiceError} 422 if the number is invalid
 */
export async function setBankAccount(
  unit: WriteUnit,
  { code: division, name, currency }: DivisionRow,
  number: string,
): Promise<void> {
  const field = 'bankAccountNumber';
  if (!isAccountNumber(number)) refuseField({ field, code: '422.240.001' });
  if ((await findBankAccount(unit, division))?.accountNumber === number) return;
  await updateRows(
    unit.db,
    'external_accounts',
    { holder: division, selected: 1 },
    { selected: 0 },
  );
  if (number === '') return;
  const code = unit.codes.next('ea');
  const account = { code, holder: division, accountNumber: number, displayName: name, currency };
  const others = { acceptOtherCurrencies: 0, allowedOtherCurrencyCodes: '[]', hasStatement: 0 };
  await insert(unit.db, 'external_accounts', [
    { ...account, ...others, accountType: 'IBAN', selected: 1, createdAt: unit.now },
  ]);
  const check = newCheck('EXTERNAL_ACCOUNT', code, division);
  await saveCheck(unit, check, { ...check, status: 'PASSED' });
}
