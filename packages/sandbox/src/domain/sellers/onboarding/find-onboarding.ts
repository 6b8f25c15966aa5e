import type { ReadUnit } from '../../../unit/unit.js';
import { findRow } from '../../../storage/rows.js';

/** The onboarding of a holder, identified by the secret of its URL. */
export interface Onboarding {
  readonly holder: string;
  readonly secret: string;
  /** The URL to which the seller is redirected at the end; null if none was requested. */
  readonly redirectUrl: string | null;
  readonly expiresAt: number;
  /** OPEN until it expires or is submitted (D105). */
  readonly state: 'OPEN' | 'EXPIRED' | 'SUBMITTED';
}

/**
 * Returns the onboarding with a secret; undefined if there is none or a newer URL has replaced it.
 * @param secret the last segment of the URL
 */
export async function findOnboarding(
  { db, now }: ReadUnit,
  secret: string,
): Promise<Onboarding | undefined> {
  const row = await findRow(db, 'onboarding_urls', { secret });
  if (!row) return undefined;
  const { holder, redirect_url: redirectUrl, expires_at: expiresAt } = row;
  const open = row.expires_at > now ? 'OPEN' : 'EXPIRED';
  const state = row.submitted_at === null ? open : 'SUBMITTED';
  return { holder, secret, redirectUrl, expiresAt, state };
}
