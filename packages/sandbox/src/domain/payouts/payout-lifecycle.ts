import { omitNullish } from '../../kernel/fields.js';
import type { JobHandler } from '../../jobs/job-handler.js';
import { schedule } from '../../jobs/stored-jobs.js';
import { ServiceError } from '../../kernel/service-error.js';
import { append, deleteRows, updateRows } from '../../storage/rows.js';
import type { NewRow } from '../../storage/table.js';
import type { WriteUnit } from '../../unit/unit.js';
import { queueEvent } from '../../webhooks/outbox.js';
import { loadMerchantSettings } from '../merchants/merchant-settings.js';
import {
  bookPayoutArrival,
  bookPayoutDebit,
  bookPayoutReturn,
  convert,
  type PayoutWithAmount,
} from './book-payout.js';
import { nextBusinessMorning } from './business-day.js';
import { decideDuePayout } from './denial.js';
import {
  findPayout,
  getPayout,
  type PayoutRow,
  type PayoutState,
  sourceCurrency,
  type StateNames,
} from './payout.js';
import { can } from '../transitions.js';
import { plannedOutcome } from './planned-outcome.js';

interface PayoutTransition extends Partial<
  Pick<PayoutRow, 'amount' | 'exchangeRate' | 'targetAmount'>
> {
  readonly state: PayoutState;
}

const unpaid: ReadonlySet<PayoutState> = new Set(['CANCELLED', 'FAILED', 'REJECTED', 'RETURNED']);

/**
 * Moves a payout to another state and queues a webhook (D113). Units of a tenant run one at a time, so the payout is
 * still in the state that the unit has read.
 * @param message the reason, if any
 */
async function transitionPayout(
  unit: WriteUnit,
  before: PayoutRow,
  step: PayoutTransition,
  message: string | null = null,
): Promise<PayoutRow> {
  const row = { ...before, ...step, message };
  await updateRows(unit.db, 'payouts', { code: row.code }, { ...step, message });
  // A later payout pays its items (D260).
  if (unpaid.has(row.state))
    await updateRows(unit.db, 'payout_batches', { payout: row.code }, { payout: null });
  await notifyPayout(unit, row);
  return row;
}

/** The columns of a payout that no request decides. */
type OwnColumns = 'code' | 'createdAt' | 'position' | 'state';

/** Stores a new payout, which is WAITING until it is due (D86), and queues a webhook. */
export async function storePayout(
  unit: WriteUnit,
  payout: Omit<NewRow<PayoutRow>, OwnColumns>,
): Promise<PayoutRow> {
  const code = unit.codes.next('po');
  const own = { code, state: 'WAITING', createdAt: unit.now } as const;
  const row = await append(unit.db, 'payouts', { ...payout, ...own });
  await schedule(unit, { dueAt: row.processAt, kind: 'PAYOUT_DUE', code });
  if (unit.world.newPayouts === 'sent') await notifyPayout(unit, row);
  return row;
}

interface PayoutNotification extends Pick<PayoutRow, 'division' | 'owner'> {
  /** Null for a scheduled payout that could not be created (D102). */
  readonly code: string | null;
  readonly state: PayoutState;
  readonly message: string | null;
}

/** Queues the webhook for a payout's new state (D113). It reports REJECTED as FAILED (D89). */
export async function notifyPayout(
  unit: WriteUnit,
  notification: PayoutNotification,
): Promise<void> {
  const { division, owner, code, state, message } = notification;
  if (state === 'ACCEPTED') unit.onCount('payoutsMade');
  if (state === 'REJECTED' || code === null) unit.onCount('payoutsDenied');
  await queueEvent(unit, {
    type: 'WEBHOOK_PAYOUT_UPDATE',
    division,
    owner,
    body: {
      accountOwnerCode: owner,
      payoutStatus: state === 'REJECTED' ? 'FAILED' : state,
      payoutCode: code,
      ...omitNullish({ payoutMessage: message }),
    },
  });
}

/** Handles the job PAYOUT_DUE: accepts the payout and debits its account, or rejects it (D86, D93). */
export const processDuePayout: JobHandler = async (unit, { code }) => {
  const row = await findPayout(unit, code);
  if (row?.state !== 'WAITING') return;
  const decision = await decideDuePayout(unit, row);
  if ('denial' in decision)
    await transitionPayout(unit, row, { state: 'REJECTED' }, decision.denial);
  else await accept(unit, row, decision.amount);
};

async function accept(unit: WriteUnit, row: PayoutRow, amount: number): Promise<void> {
  const { code, targetCurrency: currency } = row;
  const converted = convert(amount, currency);
  const rate = converted?.rate ?? null;
  const money = { amount, targetAmount: converted?.amount ?? null, exchangeRate: rate };
  await bookPayoutDebit(unit, { ...row, ...money });
  const message = rate === null ? null : `${sourceCurrency} 1 is ${currency} ${rate}.`;
  await transitionPayout(unit, row, { state: 'ACCEPTED', ...money }, message);
  const { instantPayouts: instant } = await loadMerchantSettings(unit);
  const dueAt = instant === 1 ? unit.now : nextBusinessMorning(unit.now);
  await schedule(unit, { dueAt, kind: 'PAYOUT_END', code });
}

const returnAfterMs = 2 * 24 * 60 * 60 * 1000;

/** Handles the job PAYOUT_END: the bank executes the payout or refuses it. */
export const endPayout: JobHandler = async (unit, { code }) => {
  const row = await findPayout(unit, code);
  if (row?.state !== 'ACCEPTED') return;
  const outcome = await plannedOutcome(unit, row);
  const message = row.outcomeMessage ?? undefined;
  if (outcome === 'FAILED') await failPayout(unit, row, message);
  if (outcome === 'PROCESSED' || outcome === 'RETURNED') await completePayout(unit, row);
  if (outcome === 'RETURNED') {
    await schedule(unit, { dueAt: unit.now + returnAfterMs, kind: 'PAYOUT_BACK', code });
  }
};

/** Handles the job PAYOUT_BACK: the bank returns the money. */
export const returnProcessedPayout: JobHandler = async (unit, { code }) => {
  const row = await findPayout(unit, code);
  if (row?.state === 'PROCESSED') await returnPayout(unit, row, row.outcomeMessage ?? undefined);
};

/** Changes an ACCEPTED payout to PROCESSED: the bank has executed it. */
export async function completePayout(unit: WriteUnit, row: PayoutRow): Promise<PayoutRow> {
  await bookPayoutArrival(unit, requireAmount(row));
  return transitionPayout(unit, row, { state: 'PROCESSED' });
}

/** Changes an ACCEPTED payout to FAILED and books the money back: the bank has refused it. */
export async function failPayout(
  unit: WriteUnit,
  row: PayoutRow,
  message = 'The bank refused the payout.',
): Promise<PayoutRow> {
  await bookPayoutReturn(unit, requireAmount(row), 'payoutInTransit');
  return transitionPayout(unit, row, { state: 'FAILED' }, message);
}

/** Changes a PROCESSED payout to RETURNED and books the money back. */
export async function returnPayout(
  unit: WriteUnit,
  row: PayoutRow,
  message = 'The bank sent the money back.',
): Promise<PayoutRow> {
  await bookPayoutReturn(unit, requireAmount(row), 'bank');
  return transitionPayout(unit, row, { state: 'RETURNED' }, message);
}

function requireAmount(row: PayoutRow): PayoutWithAmount {
  if (row.amount === null) throw new Error(`The payout ${row.code} has no amount.`);
  return { ...row, amount: row.amount };
}

/**
 * Cancels a payout that is still WAITING (D90).
 * @throws {ServiceError} 404 if the code is unknown, 409 if the payout is no longer WAITING
 */
export async function deletePayout(
  unit: WriteUnit,
  code: string,
  names: StateNames,
): Promise<PayoutRow> {
  const row = await getPayout(unit, code, names);
  if (!can('payout', 'delete', row.state))
    throw new ServiceError('409.330.001', { code, status: names[row.state] ?? '' });
  await deleteRows(unit.db, 'jobs', { dueAt: row.processAt, code, kind: 'PAYOUT_DUE' });
  return transitionPayout(unit, row, { state: 'CANCELLED' });
}
