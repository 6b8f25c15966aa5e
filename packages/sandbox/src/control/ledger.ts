import { type ListedAccount, listAllAccounts } from '../domain/accounts/list-all-accounts.js';
import { invariants } from '../domain/invariants.js';
import { search, searched } from '../domain/search/search.js';
import type { ApiHandlers } from '../generated/server/index.js';
import {
  accountBalanceFields,
  accountFields,
  journalFields,
  movementFields,
} from '../generated/vocabulary/api.js';
import type * as types from '../generated/types/index.js';
import { pick, pickFields } from '../kernel/fields.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { lists, reads } from '../resources/handlers.js';
import { checkInvariants } from '../ledger/invariants.js';
import { listJournals, type StoredJournal } from '../ledger/list-journals.js';
import type { MovementRow } from '../storage/tables.js';

export const ledgerHandlers = {
  checkInvariants: async (_request, { readSlowly }) => {
    const checks = await readSlowly((unit) => checkInvariants(unit, invariants));
    return {
      status: 200,
      body: {
        ok: checks.every(({ violations }) => violations.length === 0),
        checks: checks.map((check) => ({ ...check, violations: [...check.violations] })),
      },
    };
  },
  listAccounts: lists(
    (unit, page, { query: { code } }) => listAllAccounts(unit, page, code),
    accountShape,
  ),
  search: reads(
    (unit, { query: { text, kind } }) => search(unit, text.trim(), kind),
    (found) => ({ found, searched }),
  ),
  listJournals: lists((unit, page, { query }) => listJournals(unit, page, query), shapeOf),
} satisfies Partial<ApiHandlers<Session>>;

function shapeOf({ row, movements }: StoredJournal): types.api.Journal {
  return {
    ...pick(row, journalFields),
    createdAt: formatMoment(row.createdAt),
    movements: movements.map(movementShape),
  };
}

function movementShape(row: MovementRow): types.api.Movement {
  return {
    ...pickFields(row, movementFields),
    from: { account: row.debitAccount, bucket: row.debitBucket },
    to: { account: row.creditAccount, bucket: row.creditBucket },
  };
}

function accountShape({ row, ownerName, balances }: ListedAccount): types.api.Account {
  const amounts = balances.map((balance) => pick(balance, accountBalanceFields));
  return { ...pick(row, accountFields), ownerName, balances: amounts };
}
