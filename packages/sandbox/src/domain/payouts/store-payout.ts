import { schedule } from '../../jobs/schedule.js';
import { nextPosition } from '../../storage/pages.js';
import type { WriteUnit } from '../../unit/unit.js';
import { notifyPayout } from './notify-payout.js';
import type { PayoutRow } from './payout.js';

/** What is decided about a new payout before it is stored. */
export type NewPayout = Pick<
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
