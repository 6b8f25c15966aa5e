import type { V2Handlers } from '@seller-funds/server';
import { createOnboardingUrl } from '../domain/sellers/onboarding/create-onboarding-url.js';
import { formatMomentAs } from '../kernel/moment.js';
import type { Session } from '../session.js';
import { writes } from './handlers.js';

export const v2Handlers = {
  createOnboardingUrl: writes(
    (unit, { path, body, raw }) => {
      const { redirectUrl = null, expirationTime: minutes } = body ?? {};
      const request = { redirectUrl, minutes, origin: new URL(raw.url).origin };
      return createOnboardingUrl(unit, path.accountHolderCode, request);
    },
    (row, _request, { world }) => {
      return { url: row.url, expireAt: formatMomentAs(world.onboardingExpiry, row.expiresAt) };
    },
  ),
} satisfies Partial<V2Handlers<Session>>;
