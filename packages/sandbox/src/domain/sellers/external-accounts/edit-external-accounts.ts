import type { FieldFault } from '../../../kernel/service-error.js';
import type { ExternalAccountRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { type EntryNaming, refersTo } from '../legal-entities/edit.js';
import { findTakenNames, namesOf } from '../taken-names.js';
import type { ExternalAccountChange, ExternalAccountRules } from './external-account-change.js';
import { externalAccountFaults, resolveAccountType } from './external-account-faults.js';

/** An external account after the changes of a request. */
export interface EditedAccount {
  row: ExternalAccountRow;
  /** The stored row; undefined for a new account. */
  readonly stored: ExternalAccountRow | undefined;
  /** The new statement, if any. */
  statement: ExternalAccountChange['statement'];
  /** Whether its check must restart (D52, D187). */
  restarts: boolean;
}

interface EditedAccounts {
  /** The accounts that were changed or added, in the order of the request. */
  readonly accounts: readonly EditedAccount[];
  readonly faults: readonly FieldFault[];
  readonly conflicts: readonly FieldFault[];
}

export interface ExternalAccountEditOptions extends ExternalAccountRules {
  /** How the changes refer to stored accounts, or the code of the one account to change. */
  readonly target: EntryNaming | { readonly code: string };
}

const externalAccountNames = { extRef: '409.240.001', displayName: '409.240.002' } as const;

/**
 * Applies the changes of a request to a holder's external accounts, without storing them.
 * @param stored the holder's stored accounts
 */
export function editExternalAccounts(
  unit: WriteUnit,
  holder: string,
  stored: readonly ExternalAccountRow[],
  changes: readonly ExternalAccountChange[],
  editing: ExternalAccountEditOptions,
): EditedAccounts {
  const all = stored.map((row): EditedAccount => {
    return { row, stored: row, statement: undefined, restarts: false };
  });
  const edited = new Set<EditedAccount>();
  const faults: FieldFault[] = [];
  const conflicts: FieldFault[] = [];
  for (const change of changes) {
    const known = findAccount(all, change, editing.target);
    // An extRef that identifies the account does not change it.
    const named = known && typeof editing.target === 'string';
    const applied = named ? { ...change, extRef: undefined } : change;
    faults.push(...externalAccountFaults(applied, known?.row, editing));
    const others = all.filter((account) => account !== known).map(({ row }) => namesOf(row));
    const unique = editing.uniqueName
      ? externalAccountNames
      : { extRef: externalAccountNames.extRef };
    conflicts.push(...findTakenNames(change.at, applied, others, unique));
    const account = known ?? addAccount(all, newRow(unit, holder, all.length === 0));
    applyChange(account, applied);
    edited.add(account);
  }
  return { accounts: [...edited], faults, conflicts };
}

/** Returns the account that a change refers to; undefined for a new one. */
function findAccount(
  accounts: readonly EditedAccount[],
  { extRef }: ExternalAccountChange,
  target: ExternalAccountEditOptions['target'],
): EditedAccount | undefined {
  if (typeof target === 'object') return accounts.find(({ row }) => row.code === target.code);
  if (typeof extRef !== 'string') return undefined;
  return accounts.find(({ row }) =>
    refersTo({ code: row.code, extRef: row.ext_ref }, extRef, target),
  );
}

function addAccount(accounts: EditedAccount[], row: ExternalAccountRow): EditedAccount {
  const account = { row, stored: undefined, statement: undefined, restarts: true };
  accounts.push(account);
  return account;
}

/** Returns the initial row of a new account. The first account of a holder is the active one (D5). */
function newRow(unit: WriteUnit, holder: string, first: boolean): ExternalAccountRow {
  return {
    code: unit.codes.next('ea'),
    holder,
    account_type: 'IBAN',
    account_number: null,
    payment_method: null,
    routing_number: null,
    ext_ref: null,
    display_name: null,
    description: null,
    currency: '',
    accept_other_currencies: 0,
    allowed_other_currencies: '[]',
    has_statement: 0,
    statement_issued_at: null,
    selected: first ? 1 : 0,
    created_at: unit.now,
  };
}

function applyChange(account: EditedAccount, change: ExternalAccountChange): void {
  const before = account.row;
  const { statement } = change;
  account.row = {
    ...before,
    ...changedNumbers(before, change),
    ...changedTexts(before, change),
    ...changedCurrencies(before, change),
    ...(statement && { has_statement: 1, statement_issued_at: statement.issuedAt }),
  };
  account.statement = statement ?? account.statement;
  const identity = ['account_type', 'account_number', 'routing_number'] as const;
  const moved = identity.some((column) => account.row[column] !== before[column]);
  account.restarts ||= statement !== undefined || moved;
}

/** Returns the columns that identify the account; those that its type does not have become null (D187, D188). */
function changedNumbers(
  before: ExternalAccountRow,
  change: ExternalAccountChange,
): Partial<ExternalAccountRow> {
  const type = resolveAccountType(change, before);
  const upo = type === 'UPO';
  return {
    account_type: type,
    account_number: change.accountNumber ?? before.account_number,
    payment_method: upo ? (change.paymentMethod ?? before.payment_method) : null,
    routing_number: upo ? (change.routingNumber ?? before.routing_number) : null,
  };
}

function changedTexts(
  before: ExternalAccountRow,
  { extRef, displayName, description }: ExternalAccountChange,
): Partial<ExternalAccountRow> {
  return {
    ext_ref: extRef === undefined ? before.ext_ref : extRef,
    display_name: displayName === undefined ? before.display_name : displayName,
    description: description === undefined ? before.description : description,
  };
}

/** The list of other currencies is replaced as a whole (D187). */
function changedCurrencies(
  before: ExternalAccountRow,
  { currency, acceptOtherCurrencies: accept, allowedOtherCurrencies }: ExternalAccountChange,
): Partial<ExternalAccountRow> {
  return {
    currency: currency ?? before.currency,
    ...(accept !== undefined && { accept_other_currencies: accept ? 1 : 0 }),
    ...(allowedOtherCurrencies && {
      allowed_other_currencies: JSON.stringify(allowedOtherCurrencies),
    }),
  };
}
