import type { CheckResult } from '@seller-funds/conformance';

/** Checks that a target is known to fail, and why. */
export interface Difference {
  /** Ids of checks; `*` stands for anything. Every check that matches and that runs has to fail. */
  readonly checks: readonly string[];
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
  const patterns = known.flatMap(({ checks }) => checks);
  const failed = results.filter(({ status }) => status === 'failed');
  const unknown = failed
    .filter(({ id }) => !patterns.some((pattern) => matches(pattern, id)))
    .map(({ id, findings }) => `${id} fails: ${findings[0]?.actual ?? ''}`);
  const stale = patterns.flatMap((pattern) => {
    const matching = results.filter(({ id }) => matches(pattern, id));
    const passed = matching.filter(({ status }) => status === 'passed');
    if (matching.length === 0) return [`${pattern} is the id of no check`];
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
