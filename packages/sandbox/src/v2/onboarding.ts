import type { V2Handlers } from '@seller-funds/server';
import { createOnboardingUrl } from '../domain/sellers/onboarding/create-onboarding-url.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';

/** Hosted onboarding, in version 2. */
export const onboarding = {
  createOnboardingUrl: async ({ path, body, raw }, { write }) => {
    const { redirectUrl = null, expirationTime: minutes } = body ?? {};
    const request = { redirectUrl, minutes, origin: new URL(raw.url).origin };
    const { url, expiresAt } = await write((unit) =>
      createOnboardingUrl(unit, path.accountHolderCode, request),
    );
    return { status: 200, body: { url, expireAt: formatMoment(expiresAt) } };
  },
} satisfies Partial<V2Handlers<Session>>;
