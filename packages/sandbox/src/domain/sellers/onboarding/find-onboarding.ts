import type { ReadUnit } from '../../../unit/unit.js';

/** The onboarding of a holder that an address opens. */
export interface Onboarding {
  readonly holder: string;
  readonly secret: string;
  /** Where the seller goes at the end; null where the request named nothing. */
  readonly redirectUrl: string | null;
  readonly expiresAt: number;
  /** It can be used until it expires or its form is submitted (D105). */
  readonly state: 'OPEN' | 'EXPIRED' | 'SUBMITTED';
}

/**
 * The onboarding of an address; undefined where there is none, or a newer one took its place.
 * @param secret the last part of the address
 */
export async function findOnboarding(
  { db, tenant, now }: ReadUnit,
  secret: string,
): Promise<Onboarding | undefined> {
  const row = await db
    .selectFrom('onboarding_urls')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (!row) return undefined;
  const { holder, redirect_url: redirectUrl, expires_at: expiresAt } = row;
  const open = row.expires_at > now ? 'OPEN' : 'EXPIRED';
  const state = row.submitted_at === null ? open : 'SUBMITTED';
  return { holder, secret, redirectUrl, expiresAt, state };
}
