import type { TenantRow } from '../storage/tables.js';

/** What happened while a clock was being advanced. */
export interface AdvanceCounts {
  /** Payouts that were debited from their accounts. */
  readonly payoutsMade: number;
  /** Payouts that were rejected, or not created by their schedule. */
  readonly payoutsDenied: number;
  /** Checks of holders and external accounts that ended. */
  readonly checksEnded: number;
  /** Attempts with a 2xx response. */
  readonly webhooksSent: number;
  /** All other attempts. */
  readonly webhooksFailed: number;
}

/** The current or last advance of a clock, as it is stored. */
export interface Advance {
  readonly counts: AdvanceCounts;
  /** The mode of the clock after it. */
  readonly mode: TenantRow['clockMode'];
}

export const noCounts: AdvanceCounts = {
  payoutsMade: 0,
  payoutsDenied: 0,
  checksEnded: 0,
  webhooksSent: 0,
  webhooksFailed: 0,
};

/** Returns the stored advance with more counts. */
export function addCounts(stored: string, counted: readonly (keyof AdvanceCounts)[]): string {
  const advance = JSON.parse(stored) as Advance;
  const counts: Record<string, number> = { ...advance.counts };
  for (const name of counted) counts[name] = (counts[name] ?? 0) + 1;
  return JSON.stringify({ ...advance, counts });
}
