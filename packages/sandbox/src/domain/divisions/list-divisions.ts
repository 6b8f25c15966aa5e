import { balanceIn, balancesOfAll, type Balance } from '../../ledger/balance.js';
import type { DivisionRow, VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRows } from '../../storage/rows.js';
import {
  type ExternalAccount,
  loadExternalAccounts,
} from '../sellers/external-accounts/load-external-accounts.js';

interface DivisionAccount {
  readonly type: Exclude<VirtualAccountRow['type'], 'DEFAULT'>;
  readonly code: string;
  readonly balance: Balance;
}

export interface Division {
  readonly row: DivisionRow;
  readonly accounts: readonly DivisionAccount[];
  readonly externalAccount: ExternalAccount | undefined;
}

/** Returns all divisions of the merchant, sorted by code. */
export async function listDivisions(unit: ReadUnit): Promise<Division[]> {
  const { db } = unit;
  const rows = await findRows(db, 'divisions', {}, 'code');
  const codes = rows.flatMap((row) => [row.liableAccount, row.feeAccount]);
  const balances = await balancesOfAll(unit, codes);
  const owners = rows.map(({ code }) => code);
  const banks = await loadExternalAccounts(unit, owners, { files: false });
  return rows.map((row) => {
    const account = (type: DivisionAccount['type'], code: string): DivisionAccount => {
      return { type, code, balance: balanceIn(balances.get(code) ?? [], row.currency) };
    };
    return {
      row,
      accounts: [
        account('LIABLE', row.liableAccount),
        ...(unit.world.feeAccount === 'yes' ? [account('FEE', row.feeAccount)] : []),
      ],
      externalAccount: banks.get(row.code)?.find((each) => each.row.selected === 1),
    };
  });
}
