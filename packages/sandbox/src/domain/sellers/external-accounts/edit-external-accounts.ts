import { completeRow, type ExternalAccountRow } from '../../../storage/tables.js';
import { payoutCurrency } from '../../../ledger/payout-items.js';
import { changeRow } from '../change-row.js';
import { type LegalEntityEdit, refersTo } from '../legal-entities/edit.js';
import { findTakenNames, namesOf } from '../taken-names.js';
import type { ExternalAccountChange } from './external-account-change.js';
import { externalAccountFaults } from './external-account-faults.js';

/** An external account after the changes of a request. */
export interface EditedAccount {
  row: ExternalAccountRow;
  /** The stored row; undefined for a new account. */
  readonly stored: ExternalAccountRow | undefined;
  statement: ExternalAccountChange['statement'];
  /** Whether its check must restart (D52, D187). */
  restarts: boolean;
}

const externalAccountNames = { extRef: '409.240.001', displayName: '409.240.002' } as const;

/**
 * Applies the changes of a request to a holder's external accounts, without storing them.
 * @param edit gets the faults and conflicts
 * @param code the code of the account to change, if the path of the request names it
 * @returns the accounts that were changed or added, in the order of the request
 */
export function editExternalAccounts(
  edit: LegalEntityEdit,
  holder: string,
  stored: readonly ExternalAccountRow[],
  changes: readonly ExternalAccountChange[],
  code?: string,
): readonly EditedAccount[] {
  const all = stored.map((row): EditedAccount => {
    return { row, stored: row, statement: undefined, restarts: false };
  });
  const edited = new Set<EditedAccount>();
  for (const { at, columns, statement } of changes) {
    const { extRef } = columns;
    const byCode = all.find(({ row }) => row.code === code);
    const byReference = typeof extRef === 'string' ? findAccount(edit, all, extRef) : undefined;
    const known = byCode ?? byReference;
    // An extRef that identifies the account does not change it.
    const keeps = edit.rules.bankCurrencyKept && known && known.row.currency !== payoutCurrency;
    const applied = {
      ...columns,
      ...(byReference && { extRef: undefined }),
      ...(keeps && { currency: undefined }),
    };
    edit.faults.push(
      ...externalAccountFaults({ at, columns: applied, statement }, known?.row, edit.rules),
    );
    const others = all.filter((account) => account !== known).map(({ row }) => namesOf(row));
    const names = { extRef: applied.extRef, displayName: applied.displayName };
    const { extRef: taken } = externalAccountNames;
    const unique = edit.rules.bankNameUnique ? externalAccountNames : { extRef: taken };
    edit.conflicts.push(...findTakenNames(at, names, others, unique));
    const account = known ?? addAccount(all, newRow(edit, holder, all.length === 0));
    applyChange(account, applied, statement);
    edited.add(account);
  }
  return [...edited];
}

function findAccount(
  { naming }: LegalEntityEdit,
  accounts: readonly EditedAccount[],
  reference: string,
): EditedAccount | undefined {
  return accounts.find(({ row: { code, extRef } }) =>
    refersTo({ code, extRef }, reference, naming),
  );
}

function addAccount(accounts: EditedAccount[], row: ExternalAccountRow): EditedAccount {
  const account = { row, stored: undefined, statement: undefined, restarts: true };
  accounts.push(account);
  return account;
}

/** Returns the initial row of a new account. The first account of a holder is the active one (D5). */
function newRow({ unit }: LegalEntityEdit, holder: string, first: boolean): ExternalAccountRow {
  return completeRow('external_accounts', {
    code: unit.codes.next('ea'),
    holder,
    accountType: 'IBAN',
    currency: '',
    acceptOtherCurrencies: 0,
    allowedOtherCurrencyCodes: '[]',
    hasStatement: 0,
    selected: first ? 1 : 0,
    createdAt: unit.now,
  });
}

/** Columns that the type of an account does not have become null (D187, D188). */
function applyChange(
  account: EditedAccount,
  columns: ExternalAccountChange['columns'],
  statement: ExternalAccountChange['statement'],
): void {
  const before = account.row;
  const row = changeRow(before, columns);
  account.row = {
    ...row,
    ...(row.accountType !== 'UPO' && { paymentMethod: null, routingNumber: null }),
    ...(statement && { hasStatement: 1, statementIssuedAt: statement.issuedAt }),
  };
  account.statement = statement ?? account.statement;
  const identity = ['accountType', 'accountNumber', 'routingNumber'] as const;
  const moved = identity.some((column) => account.row[column] !== before[column]);
  account.restarts ||= statement !== undefined || moved;
}
