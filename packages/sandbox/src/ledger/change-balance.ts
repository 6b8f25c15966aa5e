import { sql } from 'kysely';
import { refuseField } from '../kernel/service-error.js';
import type { Database } from '../storage/dialect.js';
import { type Parameter, prepare } from '../storage/prepared.js';
import type { AccountEntryRow } from '../storage/tables.js';
import { violates } from '../storage/violations.js';
import type { BalanceChange } from './balance-change.js';
import { InsufficientFunds, type Journal } from './journal.js';

/** What a balance is after a change. */
export type BalanceAfter = Pick<AccountEntryRow, 'confirmed_after' | 'pending_after'>;

interface ChangeParameters {
  readonly tenant: string;
  readonly account: string;
  readonly currency: string;
  readonly confirmed: number;
  readonly pending: number;
  readonly processed: number;
  readonly overdraft: number;
}

const change = prepare<ChangeParameters, BalanceAfter>((db, parameter) => update(db, parameter));

/** Only where the account can pay it: what is confirmed, less what is pending against it (D55). */
const changeCovered = prepare<ChangeParameters, BalanceAfter>((db, parameter) =>
  update(db, parameter).where(
    sql<boolean>`confirmed + case when pending < 0 then pending else 0 end + ${parameter('confirmed')} >= 0`,
  ),
);

const openBalance = prepare<{ tenant: string; account: string; currency: string }>(
  (db, parameter) => {
    const statement = sql`
      insert into balances
        (tenant, account, currency, overdrawable, confirmed, pending, processed, overdraft)
      select tenant, code, cast(${parameter('currency')} as text),
        case when type = 'LIABLE' then 1 else 0 end, 0, 0, 0, 0
      from virtual_accounts where tenant = ${parameter('tenant')} and code = ${parameter('account')}
      on conflict do nothing`;
    return { compile: () => statement.compile(db) };
  },
);

/**
 * Applies a journal's change to one balance, which is opened with the first money in its currency.
 * @returns what the balance is then
 * @throws {InsufficientFunds} where the account has to cover it and cannot
 * @throws {ServiceError} 422 where the balance would get out of the range of amounts (D123)
 */
export async function changeBalance(
  db: Database,
  tenant: string,
  balance: BalanceChange,
  cover: Journal['cover'],
): Promise<BalanceAfter> {
  const { account, currency, confirmed, pending, processed } = balance;
  const taken = Math.max(0, -(confirmed + pending));
  const overdraft = cover === 'overdraft' ? taken : 0;
  const parameters = { tenant, account, currency, confirmed, pending, processed, overdraft };
  const run = cover === 'available' && confirmed < 0 ? changeCovered : change;
  try {
    const [after] = await run(db, parameters);
    if (after) return after;
    await openBalance(db, { tenant, account, currency });
    const [opened] = await run(db, parameters);
    if (opened) return opened;
  } catch (error) {
    if (!violates(error, 'balances_range')) throw error;
    refuseField({
      field: 'amount',
      code: '422.900.003',
      params: { maximum: Number.MAX_SAFE_INTEGER },
    });
  }
  if (run === change) throw new Error(`There is no account ${account} to book on.`);
  throw new InsufficientFunds(account, currency, -confirmed);
}

function update(db: Database, parameter: Parameter<ChangeParameters>) {
  return db
    .updateTable('balances')
    .set({
      confirmed: sql<number>`confirmed + ${parameter('confirmed')}`,
      pending: sql<number>`pending + ${parameter('pending')}`,
      processed: sql<number>`processed + ${parameter('processed')}`,
      overdraft: sql<number>`overdraft + ${parameter('overdraft')}`,
    })
    .where('tenant', '=', parameter('tenant'))
    .where('account', '=', parameter('account'))
    .where('currency', '=', parameter('currency'))
    .returning(['confirmed as confirmed_after', 'pending as pending_after']);
}
