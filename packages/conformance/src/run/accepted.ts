import type { CheckResult } from '../result/result.js';
import { toExpression } from './plan.js';

/** Checks that a target fails on purpose, with the reason. */
export interface Accepted {
  /** Ids of checks; `*` matches anything. Every matching check that runs has to fail. */
  readonly checks: readonly string[];
  readonly reason: string;
}

const prefix = 'Accepted: ';

/** True for a failed check that is accepted. */
export function isAccepted({ reason }: CheckResult): boolean {
  return reason?.startsWith(prefix) === true;
}

/** A failed check that is accepted counts as not applicable, for that reason. */
export function withAccepted(result: CheckResult, accepted: readonly Accepted[]): CheckResult {
  const known = accepted.find(({ checks }) => checks.some((each) => matches(each, result)));
  return known && result.status === 'failed'
    ? { ...result, status: 'not applicable', reason: `${prefix}${known.reason}` }
    : result;
}

/** Returns what is wrong with a list: checks that pass now, and patterns that match no check. */
export function findOutdated(
  results: readonly CheckResult[],
  accepted: readonly Accepted[],
  isWhole: boolean,
): string[] {
  return accepted
    .flatMap(({ checks }) => checks)
    .flatMap((pattern) => {
      const matching = results.filter((result) => matches(pattern, result));
      const passed = matching.filter(({ status }) => status === 'passed');
      const unknown = isWhole && matching.length === 0 ? [`${pattern} matches no check`] : [];
      return [...unknown, ...passed.map(({ id }) => `${id} passes now: remove it from the list`)];
    });
}

function matches(pattern: string, { id }: CheckResult): boolean {
  return toExpression(pattern, true).test(id);
}
