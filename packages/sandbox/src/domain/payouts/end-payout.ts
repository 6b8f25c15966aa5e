import type { JobHandler } from '../../jobs/job-handler.js';
import { schedule } from '../../jobs/schedule.js';
import type { WriteUnit } from '../../unit/unit.js';
import { bookArrival, bookReturn, type PricedPayout } from './book-payout.js';
import { findPayout } from './find-payout.js';
import { moveOn } from './move-on.js';
import type { PayoutRow } from './payout.js';
import { plannedOutcome } from './planned-outcome.js';

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
