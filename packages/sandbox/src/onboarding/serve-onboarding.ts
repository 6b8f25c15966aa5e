import type { Fetch } from '../kernel/fetch.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';

export const onboardingPath = '/onboarding/';

/** Serves the pages on which sellers enter their data. Their URL has a secret and needs no API key. */
export function createOnboarding(units: UnitsOfWork, onError: (error: unknown) => void): Fetch {
  return async (request) => {
    // Loaded on demand: its forms are made from the whole document.
    const { respond } = await import('./respond.js');
    return respond(units, request, onError);
  };
}
