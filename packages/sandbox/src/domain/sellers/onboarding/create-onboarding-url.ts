import { requireSecureUrl } from '../../../kernel/secure-url.js';
import type { OnboardingUrlRow } from '../../../storage/tables.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { findOpenHolder } from '../holders/find-holder.js';
import { upsert } from '../../../storage/rows.js';

/** The default lifetime of the URL, in minutes (D105). */
const defaultMinutes = 2880;

interface OnboardingRequest {
  readonly redirectUrl: string | null;
  /** The lifetime of the URL, in minutes; undefined for the default. */
  readonly minutes: number | undefined;
  /** The origin of the onboarding pages, such as `http://127.0.0.1:4020`. */
  readonly origin: string;
}

/**
 * Creates the URL of a holder's onboarding page and invalidates the previous one.
 * @throws {ServiceError} 404 if the holder is unknown, 402 if it is closed, 422 if the redirect URL is not secure (D105)
 */
export async function createOnboardingUrl(
  unit: WriteUnit,
  code: string,
  { redirectUrl, minutes = defaultMinutes, origin }: OnboardingRequest,
): Promise<OnboardingUrlRow> {
  const { db, tenant, now, codes, secrets } = unit;
  const holder = await findOpenHolder(unit, code);
  if (redirectUrl !== null) requireSecureUrl('redirectUrl', redirectUrl, ['localhost']);
  const secret = secrets.of(tenant, codes.next('onb'));
  const row = {
    holder: holder.code,
    url: `${origin}/onboarding/${secrets.linkOf(tenant)}/${secret}`,
    secret,
    redirectUrl,
    expiresAt: now + minutes * 60_000,
    submittedAt: null,
  };
  await upsert(db, 'onboarding_urls', row);
  return row;
}
