import type { TenantRow } from '../storage/tables.js';

/** What happened while a clock was being advanced: nothing yet. */
export const noCounts = {
  /** Payouts that were debited from their accounts. */
  payoutsMade: 0,
  /** Payouts that were rejected, or not created by their schedule. */
  payoutsDenied: 0,
  /** Checks of holders and external accounts that ended. */
  checksEnded: 0,
  /** Attempts with a 2xx response. */
  webhooksSent: 0,
  /** All other attempts. */
  webhooksFailed: 0,
};

export type AdvanceCounts = Readonly<typeof noCounts>;

/** The current or last advance of a clock, as it is stored. */
export interface Advance {
  readonly counts: AdvanceCounts;
  /** The mode of the clock after it. */
  readonly mode: TenantRow['clockMode'];
}

/** Returns the stored advance with more counts. */
export function addCounts(stored: string, counted: readonly (keyof AdvanceCounts)[]): string {
  const advance = JSON.parse(stored) as Advance;
  const counts: Record<string, number> = { ...advance.counts };
  for (const name of counted) counts[name] = (counts[name] ?? 0) + 1;
  return JSON.stringify({ ...advance, counts });
}
