import { member } from '../json.js';
import { type Answer, type ApiRequest, fault, refuse } from './answers.js';
import { aMinute, assigned, by, instant } from './expected.js';
import { findHolder } from './holders.js';
import type { Merchant, OnboardingUrl, Seller } from './merchant.js';

/** How long an onboarding URL is valid, in minutes (EXT-HO-008). */
const usualTime = 2_880;

/** POST of an onboarding URL: it replaces the one before (D105, D180). */
export function createOnboardingUrl(merchant: Merchant, request: ApiRequest): Answer {
  const seller = findHolder(merchant, request);
  if (!seller) return refuse(fault(undefined, '404.900.001'));
  const minutes = Number(member(request.body, 'expirationTime') ?? usualTime);
  const until = merchant.now + minutes * aMinute;
  const made: OnboardingUrl = { until };
  seller.onboardingUrls.push(made);
  return {
    body: {
      url: by('D105', assigned(made, 'url')),
      expireAt: by('EXT-HO-008 EXT-HO-010', instant(until, aMinute)),
    },
  };
}

/** Returns the URL of a seller that has not expired. */
export function activeUrl(
  { now }: Merchant,
  { onboardingUrls }: Seller,
): OnboardingUrl | undefined {
  const last = onboardingUrls.at(-1);
  return last && last.until > now ? last : undefined;
}
