import { createHash } from 'node:crypto';
import type { WriteUnit } from '../../../unit/unit.js';
import { findOpenHolder } from '../holders/find-holder.js';

/** How long the address works where the request does not say, in minutes (D105). */
const usualMinutes = 2880;

/** What a request says about the onboarding page. */
export interface OnboardingRequest {
  readonly redirectUrl: string | null;
  /** How long the address works, in minutes; undefined for the usual time. */
  readonly minutes: number | undefined;
  /** Where the page is served, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
}

/** The address of an onboarding page. */
export interface OnboardingUrl {
  readonly url: string;
  /** When it stops working, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Makes the address of the page on which a seller gives its data, in place of the one before.
 * @throws {ServiceError} 404, 402 for a closed holder
 */
export async function createOnboardingUrl(
  unit: WriteUnit,
  code: string,
  { redirectUrl, minutes = usualMinutes, origin }: OnboardingRequest,
): Promise<OnboardingUrl> {
  const { db, tenant, now } = unit;
  const holder = await findOpenHolder(unit, code);
  const secret = secretOf(unit);
  const url = `${origin}/onboarding/${tenant}/${secret}`;
  const expiresAt = now + minutes * 60_000;
  const values = {
    url,
    secret,
    redirect_url: redirectUrl,
    expires_at: expiresAt,
    submitted_at: null,
  };
  await db
    .insertInto('onboarding_urls')
    .values({ tenant, holder: holder.code, ...values })
    .onConflict((conflict) => conflict.columns(['tenant', 'holder']).doUpdateSet(values))
    .execute();
  return { url, expiresAt };
}

/** Cannot be guessed from the codes that an API shows; the same calls make the same one. */
function secretOf({ tenant, codes }: WriteUnit): string {
  return createHash('sha256')
    .update(`${tenant} ${codes.next('onb')}`)
    .digest('hex')
    .slice(0, 40);
}
