import type { ReadUnit } from '../../../unit/unit.js';

/** Returns the URL of a holder's open onboarding page; null if there is none (D105). */
export async function activeOnboardingUrl(
  { db, now }: ReadUnit,
  holder: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('onboarding_urls')
    .select('url')
    .where('holder', '=', holder)
    .where('expires_at', '>', now)
    .where('submitted_at', 'is', null)
    .executeTakeFirst();
  return row?.url ?? null;
}
