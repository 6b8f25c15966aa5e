import { type ListedAccount, listAllAccounts } from '../domain/accounts/list-all-accounts.js';
import { invariants } from '../domain/invariants.js';
import type { ApiHandlers } from '../generated/server/index.js';
import type * as types from '../generated/types/index.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { lists, reads } from '../resources/handlers.js';
import { checkInvariants } from '../ledger/invariants.js';
import { listJournals, type StoredJournal } from '../ledger/list-journals.js';
import type { MovementRow } from '../storage/tables.js';

export const ledgerHandlers = {
  checkInvariants: reads(
    (unit) => checkInvariants(unit, invariants),
    (checks) => ({
      ok: checks.every(({ violations }) => violations.length === 0),
      checks: checks.map((check) => ({ ...check, violations: [...check.violations] })),
    }),
  ),
  listAccounts: lists(listAllAccounts, accountShape),
  listJournals: lists((unit, page, { query }) => listJournals(unit, page, query), shapeOf),
} satisfies Partial<ApiHandlers<Session>>;

function shapeOf({ row, movements }: StoredJournal): types.api.Journal {
  const { code, kind, reference } = row;
  const createdAt = formatMoment(row.createdAt);
  return { code, kind, reference, createdAt, movements: movements.map(movementShape) };
}

function movementShape(row: MovementRow): types.api.Movement {
  return {
    from: { account: row.debitAccount, bucket: row.debitBucket },
    to: { account: row.creditAccount, bucket: row.creditBucket },
    currency: row.currency,
    amount: row.amount,
    ...(row.label !== null && { label: row.label }),
    ...(row.item !== null && { item: row.item }),
  };
}

function accountShape({ row, ownerName, balances }: ListedAccount): types.api.Account {
  return {
    code: row.code,
    displayName: row.displayName,
    type: row.type,
    ownerKind: row.ownerKind,
    owner: row.owner,
    ownerName,
    balances: balances.map(({ currency, confirmed, pending, payout }) => {
      return { currency, confirmed, pending, payout };
    }),
  };
}
