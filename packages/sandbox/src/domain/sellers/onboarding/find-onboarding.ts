import type { OnboardingUrlRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { findRow } from '../../../storage/rows.js';

/** The onboarding of a holder, identified by the secret of its URL. */
export interface Onboarding extends OnboardingUrlRow {
  /** OPEN until it expires or is submitted (D105). */
  readonly state: 'OPEN' | 'EXPIRED' | 'SUBMITTED';
}

/** Finds an onboarding by the last segment of its URL; undefined if there is none or a newer one replaced it. */
export async function findOnboarding(
  { db, now }: ReadUnit,
  secret: string,
): Promise<Onboarding | undefined> {
  const row = await findRow(db, 'onboarding_urls', { secret });
  if (!row) return undefined;
  const open = row.expiresAt > now ? 'OPEN' : 'EXPIRED';
  return { ...row, state: row.submittedAt === null ? open : 'SUBMITTED' };
}

/** Returns the URL of a holder's open onboarding page; null if there is none (D105). */
export async function activeOnboardingUrl(
  { db, now }: ReadUnit,
  holder: string,
): Promise<string | null> {
  const row = await findRow(db, 'onboarding_urls', { holder, submittedAt: null });
  return row && row.expiresAt > now ? row.url : null;
}
