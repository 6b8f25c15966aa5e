import type { JobHandler } from '../../jobs/job-handler.js';
import { schedule } from '../../jobs/schedule.js';
import { ServiceError } from '../../kernel/service-error.js';
import { balanceIn, balancesOf, payoutBalanceAt } from '../../ledger/balance.js';
import { nextPosition } from '../../storage/pages.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { queueEvent } from '../../webhooks/outbox.js';
import { merchantSettings } from '../merchants/merchant-settings.js';
import {
  bookArrival,
  bookDeparture,
  bookReturn,
  convert,
  type PricedPayout,
} from './book-payout.js';
import { nextBusinessMorning } from './business-day.js';
import { findDenial, findLimitDenial } from './denial.js';
import { recordRequestedItems, releaseItems } from './paid-items.js';
import {
  findPayout,
  getPayout,
  type PayoutRow,
  type PayoutState,
  sourceCurrency,
  type StateNames,
} from './payout.js';
import { plannedOutcome } from './planned-outcome.js';

/** What changes with a payout's state. */
interface PayoutStep extends Partial<
  Pick<PayoutRow, 'amount' | 'exchange_rate' | 'target_amount'>
> {
  readonly state: PayoutState;
}

/** What ends a payout without its money at the bank. */
const unpaid: ReadonlySet<PayoutState> = new Set(['CANCELLED', 'FAILED', 'REJECTED', 'RETURNED']);

/**
 * Brings a payout from one state to another, unless it is in another by now, and tells of it (D113).
 * @param message why, where there is something to say
 * @returns the payout as it is then; undefined where it was not in that state
 */
async function moveOn(
  unit: WriteUnit,
  { code }: PayoutRow,
  from: PayoutState,
  step: PayoutStep,
  message: string | null = null,
): Promise<PayoutRow | undefined> {
  const row = await unit.db
    .updateTable('payouts')
    .set({ ...step, message })
    .where('tenant', '=', unit.tenant)
    .where('code', '=', code)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  if (unpaid.has(row.state)) await releaseItems(unit, row);
  await notifyPayout(unit, row);
  return row;
}

/** What is decided about a new payout before it is stored. */
type NewPayout = Pick<
  PayoutRow,
  | 'account'
  | 'amount'
  | 'description'
  | 'division'
  | 'external_account'
  | 'owner'
  | 'process_at'
  | 'scheduled'
  | 'target_currency'
  | 'use_balance_at'
>;

/** Stores a new payout, WAITING until it is due (D86), and tells of it. */
export async function storePayout(unit: WriteUnit, payout: NewPayout): Promise<PayoutRow> {
  const { db, tenant, now } = unit;
  const code = unit.codes.next('po');
  const row: PayoutRow = {
    ...payout,
    tenant,
    code,
    position: await nextPosition(db, tenant, 'payouts'),
    target_amount: null,
    exchange_rate: null,
    state: 'WAITING',
    outcome: null,
    outcome_message: null,
    message: null,
    created_at: now,
  };
  await db.insertInto('payouts').values(row).execute();
  await schedule(unit, { dueAt: row.process_at, kind: 'PAYOUT_DUE', code });
  await notifyPayout(unit, row);
  return row;
}

/** Whose payout a notification is about, and what is new. */
interface PayoutNews extends Pick<PayoutRow, 'division' | 'owner'> {
  /** Null for a scheduled payout that could not be made at all (D102). */
  readonly code: string | null;
  readonly state: PayoutState;
  readonly message: string | null;
}

/** Queues the notification of a payout's new state (D113). A denied one is FAILED there (D89). */
export async function notifyPayout(unit: WriteUnit, news: PayoutNews): Promise<void> {
  const { division, owner, code, state, message } = news;
  await queueEvent(unit, {
    type: 'WEBHOOK_PAYOUT_UPDATE',
    division,
    owner,
    body: {
      accountOwnerCode: owner,
      payoutStatus: state === 'REJECTED' ? 'FAILED' : state,
      payoutCode: code,
      payoutMessage: message,
    },
  });
}

/** Does the job PAYOUT_DUE: the money leaves the account, or the payout is denied (D86, D93). */
export const processDuePayout: JobHandler = async (unit, { code }) => {
  const row = await findPayout(unit, code);
  if (row?.state !== 'WAITING') return;
  const decision = await decide(unit, row);
  if ('denial' in decision)
    await moveOn(unit, row, 'WAITING', { state: 'REJECTED' }, decision.denial);
  else await accept(unit, row, decision.amount);
};

type Decision = { readonly denial: string } | { readonly amount: number };

async function decide(unit: ReadUnit, row: PayoutRow): Promise<Decision> {
  const denial = await findDenial(unit, row);
  if (denial !== undefined) return { denial };
  const { payout: available } = balanceIn(await balancesOf(unit, row.account), sourceCurrency);
  const amount = row.amount ?? (await wholeAmount(unit, row, available));
  if (amount === 0) return { denial: 'The account has nothing to pay out.' };
  if (amount > available)
    return { denial: `The account can pay out ${available}, ${amount} were asked for.` };
  const limit = await findLimitDenial(unit, row.owner, amount);
  if (limit !== undefined) return { denial: limit };
  const tooSmall = convert(amount, row.target_currency)?.amount === 0;
  return tooSmall ? { denial: `The amount is nothing in ${row.target_currency}.` } : { amount };
}

/** All that there is (D91), or was at the moment that the request names, whichever is less (D92). */
async function wholeAmount(
  unit: ReadUnit,
  { account, use_balance_at: moment }: PayoutRow,
  available: number,
): Promise<number> {
  if (moment === null) return available;
  return Math.min(available, await payoutBalanceAt(unit, account, sourceCurrency, moment));
}

async function accept(unit: WriteUnit, row: PayoutRow, amount: number): Promise<void> {
  const { code, target_currency: currency } = row;
  const converted = convert(amount, currency);
  const rate = converted?.rate ?? null;
  const money = { amount, target_amount: converted?.amount ?? null, exchange_rate: rate };
  await bookDeparture(unit, { ...row, ...money });
  if (row.scheduled === 0) await recordRequestedItems(unit, row);
  const message = rate === null ? null : `${sourceCurrency} 1 is ${currency} ${rate}.`;
  await moveOn(unit, row, 'WAITING', { state: 'ACCEPTED', ...money }, message);
  const { instantPayouts } = await merchantSettings(unit);
  const dueAt = instantPayouts ? unit.now : nextBusinessMorning(unit.now);
  await schedule(unit, { dueAt, kind: 'PAYOUT_END', code });
}

/** How long a bank takes to send money back (D94). */
const returnAfterMs = 2 * 24 * 60 * 60 * 1000;

/** Does the job PAYOUT_END: the bank carries the payout out, or refuses it (D95). */
export const endPayout: JobHandler = async (unit, { code }) => {
  const row = await findPayout(unit, code);
  if (row?.state !== 'ACCEPTED') return;
  const outcome = await plannedOutcome(unit, row);
  const message = row.outcome_message ?? undefined;
  if (outcome === 'FAILED') await failPayout(unit, row, message);
  if (outcome === 'PROCESSED' || outcome === 'RETURNED') await completePayout(unit, row);
  if (outcome === 'RETURNED') {
    await schedule(unit, { dueAt: unit.now + returnAfterMs, kind: 'PAYOUT_BACK', code });
  }
};

/** Does the job PAYOUT_BACK: the bank sends the money back. */
export const sendBack: JobHandler = async (unit, { code }) => {
  const row = await findPayout(unit, code);
  if (row?.state === 'PROCESSED') await returnPayout(unit, row, row.outcome_message ?? undefined);
};

/** The bank has carried out an ACCEPTED payout. */
export async function completePayout(unit: WriteUnit, row: PayoutRow): Promise<PayoutRow> {
  await bookArrival(unit, priced(row));
  return stepped(await moveOn(unit, row, 'ACCEPTED', { state: 'PROCESSED' }));
}

/** The bank has refused an ACCEPTED payout: the money is back. */
export async function failPayout(
  unit: WriteUnit,
  row: PayoutRow,
  message = 'The bank refused the payout.',
): Promise<PayoutRow> {
  await bookReturn(unit, priced(row), 'payoutInTransit');
  return stepped(await moveOn(unit, row, 'ACCEPTED', { state: 'FAILED' }, message));
}

/** The bank has sent the money of a PROCESSED payout back. */
export async function returnPayout(
  unit: WriteUnit,
  row: PayoutRow,
  message = 'The bank sent the money back.',
): Promise<PayoutRow> {
  await bookReturn(unit, priced(row), 'bank');
  return stepped(await moveOn(unit, row, 'PROCESSED', { state: 'RETURNED' }, message));
}

function priced(row: PayoutRow): PricedPayout {
  if (row.amount === null) throw new Error(`The payout ${row.code} has no amount.`);
  return { ...row, amount: row.amount };
}

/** Changes of a tenant happen one after the other, so the state cannot have changed meanwhile. */
function stepped(row: PayoutRow | undefined): PayoutRow {
  if (!row) throw new Error('The payout is in another state.');
  return row;
}

/**
 * Withdraws a payout that is still waiting (D90): either this happens or the payout, never both.
 * @param names what the version that was called makes of the states
 * @returns the payout as it is now
 * @throws {ServiceError} 404 for an unknown code, 409 for one that is no longer waiting
 */
export async function deletePayout(
  unit: WriteUnit,
  code: string,
  names: StateNames,
): Promise<PayoutRow> {
  const row = await getPayout(unit, code, names);
  const deleted = await moveOn(unit, row, 'WAITING', { state: 'CANCELLED' });
  if (!deleted) throw new ServiceError('409.330.001', { code, status: names[row.state] ?? '' });
  await unit.db
    .deleteFrom('jobs')
    .where('tenant', '=', unit.tenant)
    .where('due_at', '=', row.process_at)
    .where('code', '=', code)
    .where('kind', '=', 'PAYOUT_DUE')
    .execute();
  return deleted;
}
