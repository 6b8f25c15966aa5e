import type { v2 } from '@seller-funds/contract';
import type { Stage } from '../stage.js';
import type { Payout } from './payouts.js';
import type { Seller } from './sellers.js';

/** A schedule of every day. */
export function daily(
  given: Partial<v2.ScheduledPayoutConfigurationUpdate> = {},
): v2.ScheduledPayoutConfigurationUpdate {
  return { type: 'SCHEDULED', frequency: '0 0 6 * * ?', refundPeriod: 0, ...given };
}

/** Names the payouts of a schedule on the tenant's present day, with its date and weekday. */
export function payoutsOn(stage: Stage, frequency: string): string {
  const now = new Date(stage.operator.moment());
  const weekday = now.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return `the payouts of the schedule "${frequency}" on ${now.toISOString().slice(0, 10)}, a ${weekday},`;
}

/** Gives the account of a seller a configuration of its own. */
export async function configure(
  stage: Stage,
  { accountCode }: Seller,
  body: v2.PayoutConfigurationUpdate,
): Promise<unknown> {
  const path = { virtualAccountCode: accountCode };
  return stage.call('v2.updateAccountPayoutConfiguration', { path, body });
}

/** Expects a configuration to have all that was sent; a default of what was not sent may stand beside it. */
export function expectEcho(
  stage: Stage,
  found: v2.PayoutConfiguration,
  sent: v2.PayoutConfigurationUpdate,
  what: string,
): void {
  const echoed = Object.entries(found).filter(([name]) => name in sent);
  stage.equal(Object.fromEntries(echoed), sent, what);
}

/** The configuration that counts for an account. */
export function configurationOf(
  stage: Stage,
  accountCode: string,
): Promise<v2.PayoutConfiguration> {
  const path = { virtualAccountCode: accountCode };
  return stage.call('v2.getAccountPayoutConfiguration', { path });
}

/** The payouts of an account, the oldest first. */
export async function payoutsOf(stage: Stage, { accountCode }: Seller): Promise<Payout[]> {
  const query = { _asc: true, _pageSize: 500 };
  const { elements } = await stage.call('v2.listPayoutRequests', { query });
  return elements.filter((payout) => payout.accountCode === accountCode);
}
