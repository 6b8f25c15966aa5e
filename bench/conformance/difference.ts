import type { Complaints } from './peer.ts';

/** The complaints of a peer about the unmutated sandbox: in every run, and in any run. */
export interface UsualComplaints {
  readonly always: Complaints;
  readonly ever: Complaints;
}

/** Returns a complaint that is new in all runs or missing in all runs; undefined if there is none. */
export function findDifference(
  runs: readonly Complaints[],
  usual: UsualComplaints,
): string | undefined {
  const said = new Set(runs.flatMap((run) => [...run]));
  const fresh = [...said].find(
    (each) => !usual.ever.has(each) && runs.every((run) => run.has(each)),
  );
  if (fresh !== undefined) return fresh;
  const missing = [...usual.always].find((each) => !said.has(each));
  return missing === undefined ? undefined : `no longer: ${missing}`;
}
