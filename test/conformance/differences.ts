import type { CheckResult } from '@seller-funds/conformance';

/** Checks that a target is known to fail, and why. */
export interface Difference {
  /** Ids of checks; `*` stands for anything. Every check that it matches and that runs has to fail. */
  readonly checks: string;
  readonly reason: string;
}

/**
 * What does not agree with a list of known differences: checks that fail without an entry, and
 * entries of which a check no longer fails or none is there. Empty when all agrees.
 */
export function disagreements(
  results: readonly CheckResult[],
  known: readonly Difference[],
): string[] {
  const failed = results.filter(({ status }) => status === 'failed');
  const unknown = failed
    .filter(({ id }) => !known.some(({ checks }) => matches(checks, id)))
    .map(({ id, findings }) => `${id} fails: ${findings[0]?.actual ?? ''}`);
  const stale = known.flatMap(({ checks }) => {
    const matching = results.filter(({ id }) => matches(checks, id));
    const passed = matching.filter(({ status }) => status === 'passed');
    if (matching.length === 0) return [`${checks} is the id of no check`];
    return passed.map(({ id }) => `${id} passes now: take it out of the list`);
  });
  return [...unknown, ...stale];
}

/** Whether a text fits a pattern, in which `*` stands for anything. */
export function matches(pattern: string, id: string): boolean {
  const parts = pattern
    .split('*')
    .map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(id);
}
