import type { Check } from '@seller-funds/conformance';
import type { Mutant } from './mutant.js';

/** The checks that take most of the time. */
const thorough = /^(?:valid|invalid)-data\//;

/** Checks whose exchanges the observations evaluate. */
const exercising = /^(?:examples|lifecycle|update|members|replay|paging|unknown-code)\//;

/** The checks in the order in which a mutant is tried. */
export interface OrderedChecks {
  /** The checks that should find it, in stages, quick ones first. */
  readonly expected: readonly (readonly Check[])[];
  /** All other checks. */
  readonly others: readonly Check[];
}

/** Orders the checks for a mutant. Observations are not included: they evaluate all exchanges anyway. */
export function orderChecks(mutant: Mutant, checks: readonly Check[]): OrderedChecks {
  const right = checks.filter((check) => citesBrokenClaim(mutant, check));
  const observed = right
    .filter(({ kind }) => kind === 'observation')
    .map(({ id }) => operationIn(id));
  const runnable = checks.filter(({ kind }) => kind !== 'observation');
  const seen = new Set<Check>();
  const unseen = (stage: readonly Check[]): Check[] =>
    bySpecificity(stage.filter((check) => !seen.has(check) && seen.add(check)));
  const telling = [
    unseen(right.filter(({ kind }) => kind === 'scenario')),
    unseen(right.filter(({ id, kind }) => kind === 'generic' && !thorough.test(id))),
    unseen(runnable.filter(({ id }) => exercising.test(id) && observed.includes(operationIn(id)))),
    unseen(right.filter(({ id }) => thorough.test(id))),
    unseen(runnable.filter(({ id }) => thorough.test(id) && observed.includes(operationIn(id)))),
  ];
  return { expected: telling.filter(({ length }) => length > 0), others: unseen(runnable) };
}

/** True if the check cites a claim that the mutant breaks. */
export function citesBrokenClaim(
  mutant: Mutant,
  { id, claims }: Pick<Check, 'id' | 'claims'>,
): boolean {
  return mutant.check === id || claims.some((claim) => mutant.claims.includes(claim));
}

function operationIn(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Checks with few claims first: they are more specific. */
function bySpecificity(checks: readonly Check[]): Check[] {
  return checks.toSorted((a, b) => a.claims.length - b.claims.length);
}
