import { genericChecks } from '../checks/generic.js';
import type { Api } from '../document/api.js';
import type { Profile } from '../profile/profile.js';
import type { Check } from '../run/check.js';

/** All checks of a document in the order in which they run. Scenarios run before thorough checks. */
export function planChecks(
  api: Api,
  scenarios: readonly Check[],
  profile: Pick<Profile, 'largestBody'> = {},
): Check[] {
  const { quick, thorough } = genericChecks(api, profile);
  return [...quick, ...scenarios, ...thorough];
}
