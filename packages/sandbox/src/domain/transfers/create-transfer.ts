import { balanceIn, balancesOf } from '../../ledger/balance.js';
import { InsufficientFunds, confirmed } from '../../ledger/journal.js';
import { post } from '../../ledger/post.js';
import {
  type FieldFault,
  refuseFaults,
  refuseField,
  ServiceError,
} from '../../kernel/service-error.js';
import { append, findRow } from '../../storage/rows.js';
import type { NewRow } from '../../storage/table.js';
import { balanceTransfers, type BalanceTransferRow } from '../../storage/tables/transfers.js';
import type { WriteUnit } from '../../unit/unit.js';
import { divisionOf } from '../divisions/division.js';

type TransferToCreate = Omit<NewRow<BalanceTransferRow>, 'code' | 'createdAt' | 'division'>;

const notCompared = new Set(['code', 'position', 'division', 'idempotencyKey', 'createdAt']);
/** What must be equal in a retry (D193): all that a request has beside its key. */
const comparedFields = Object.keys(balanceTransfers.columns).filter(
  (column) => !notCompared.has(column),
) as (keyof TransferToCreate)[];

/**
 * Transfers money between two accounts at once (D85). If a transfer with the same idempotency key and content
 * exists, returns it.
 * @throws {ServiceError} 403 if transfers are disabled for the division, 409 if the key belongs to another
 * transfer, 422 if accounts are unknown or the same, 402 if a holder is closed or the balance is insufficient
 */
export async function createTransfer(
  unit: WriteUnit,
  division: string,
  command: TransferToCreate,
): Promise<BalanceTransferRow> {
  const { balanceTransferEnabled: enabled } = await divisionOf(unit, division);
  if (enabled === 0) throw new ServiceError('403.320.001');
  // UUIDs are compared case-insensitively.
  const idempotencyKey = command.idempotencyKey.toLowerCase();
  const stored = await findRow(unit.db, 'balance_transfers', { idempotencyKey });
  if (stored && unit.world.repeatedTransfer === 'conflict') throw new ServiceError('409.320.001');
  if (stored) return replayTransfer(stored, command);
  await checkAccounts(unit, command);
  const code = unit.codes.next('bt');
  const ownColumns = { code, division, idempotencyKey, createdAt: unit.now };
  const row = await append(unit.db, 'balance_transfers', { ...command, ...ownColumns });
  await bookTransfer(unit, row);
  return row;
}

function replayTransfer(stored: BalanceTransferRow, command: TransferToCreate): BalanceTransferRow {
  const code = '409.320.001';
  const differing = comparedFields.filter((field) => stored[field] !== (command[field] ?? null));
  if (differing.length === 0) return stored;
  const template = 'The key was used for a transfer whose {field} differs.';
  const attemptedValue = command.idempotencyKey;
  const faults = differing.map((field): FieldFault => {
    return { field: 'idempotencyKey', code, template, params: { field }, attemptedValue };
  });
  throw new ServiceError(code, {}, faults);
}

/** Checks that both accounts exist, are different and do not belong to a closed holder. */
async function checkAccounts(unit: WriteUnit, command: TransferToCreate): Promise<void> {
  const { fromAccountCode: from, toAccountCode: to } = command;
  const owners = await findOwnerStatuses(unit, [from, to]);
  const sides = [
    ['fromAccountCode', from],
    ['toAccountCode', to],
  ] as const;
  const faultsOf = (code: FieldFault['code'], wrong: (account: string) => boolean): FieldFault[] =>
    sides.flatMap(([field, account]) =>
      wrong(account) ? [{ field, code, attemptedValue: account }] : [],
    );
  const faults = faultsOf('422.320.002', (account) => !owners.has(account));
  if (from === to) faults.push({ field: 'toAccountCode', code: '422.320.001', attemptedValue: to });
  const closed = faultsOf('402.200.001', (account) => owners.get(account) === 'CLOSED');
  refuseFaults(faults, closed);
}

/** Returns the holder's status of each existing account; null for accounts of the merchant. */
async function findOwnerStatuses(
  { db }: WriteUnit,
  accounts: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('virtual_accounts as a')
    .leftJoin('account_holders as h', 'h.code', 'a.owner')
    .select(['a.code', 'h.status'])
    .where('a.code', 'in', accounts)
    .execute();
  return new Map(rows.map(({ code, status }) => [code, status]));
}

async function bookTransfer(unit: WriteUnit, row: BalanceTransferRow): Promise<void> {
  const { code, fromAccountCode: from, toAccountCode: to, currency, amount } = row;
  const movements = [{ from: confirmed(from), to: confirmed(to), currency, amount }];
  try {
    const cover = 'available';
    await post(unit, { kind: 'BALANCE_TRANSFER', reference: code, cover, movements });
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error;
    const { payout: available } = balanceIn(await balancesOf(unit, from), currency);
    const params = { available, amount, currency };
    refuseField({ field: 'amount', code: '402.320.001', params, attemptedValue: amount });
  }
}
