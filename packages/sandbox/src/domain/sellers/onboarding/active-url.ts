import type { ReadUnit } from '../../../unit/unit.js';
import { findRow } from '../../../storage/rows.js';

/** Returns the URL of a holder's open onboarding page; null if there is none (D105). */
export async function activeOnboardingUrl(
  { db, now }: ReadUnit,
  holder: string,
): Promise<string | null> {
  const row = await findRow(db, 'onboarding_urls', { holder, submitted_at: null });
  return row && row.expires_at > now ? row.url : null;
}
