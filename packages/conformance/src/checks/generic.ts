import type { Api, Operation } from '../document/api.js';
import type { Profile } from '../profile/profile.js';
import type { Check } from '../run/check.js';
import { authenticationCheck, readOnlyCheck } from './authentication.js';
import { examplesCheck } from './examples.js';
import { hugeBodyChecks } from './huge-body.js';
import { invalidDataCheck } from './invalid-data.js';
import { pagingCheck } from './paging.js';
import { sortingCheck } from './sorting.js';
import {
  unknownCodeCheck,
  unknownPathCheck,
  unknownQueryCheck,
  wrongMethodCheck,
} from './routing.js';
import { sameBodyCheck } from './same-body.js';
import { tenancyCheck } from './tenancy.js';
import { validDataCheck } from './valid-data.js';
import { writesCheck } from './writes.js';

/** The checks of an operation, cheap ones first: a run may end before the last. */
const perOperation: readonly ((api: Api, operation: Operation) => Check | undefined)[] = [
  examplesCheck,
  writesCheck,
  authenticationCheck,
  readOnlyCheck,
  tenancyCheck,
  sameBodyCheck,
  pagingCheck,
  sortingCheck,
  unknownCodeCheck,
  unknownQueryCheck,
];

/** The checks that take most of the time, run last. */
const thorough = [validDataCheck, invalidDataCheck];

/** The checks derived from a document. `quick` ones run before the scenarios. */
export function genericChecks(
  api: Api,
  { largestBody }: Pick<Profile, 'largestBody'>,
): { quick: Check[]; thorough: Check[] } {
  const derive = (make: (api: Api, operation: Operation) => Check | undefined): Check[] =>
    api.operations.map((operation) => make(api, operation)).filter((each) => each !== undefined);
  const routing = api.paths.map((path) => wrongMethodCheck(api, path));
  return {
    quick: [
      unknownPathCheck(api),
      ...routing.filter((each) => each !== undefined),
      ...perOperation.flatMap(derive),
      ...hugeBodyChecks(api, largestBody?.claims ?? []),
    ],
    thorough: thorough.flatMap(derive),
  };
}
