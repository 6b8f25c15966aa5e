import type { CheckResult } from '@seller-funds/conformance';

/** Checks that a target is known to fail, with the reason. */
export interface Difference {
  /** Ids of checks; `*` matches anything. Every matching check that runs has to fail. */
  readonly checks: readonly string[];
  readonly reason: string;
}

/**
 * Compares results with a list of known differences. Returns checks that fail without an entry, and entries
 * whose checks no longer fail or do not exist.
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
    if (matching.length === 0) return [`${pattern} matches no check`];
    return passed.map(({ id }) => `${id} passes now: remove it from the list`);
  });
  return [...unknown, ...stale];
}

/** True if a text matches a pattern, in which `*` matches anything. */
export function matches(pattern: string, id: string): boolean {
  const parts = pattern
    .split('*')
    .map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(id);
}
