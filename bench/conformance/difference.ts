import type { Complaints } from './peer.ts';

/** What a peer always says of the unbroken sandbox, and all that it ever says of it. */
export interface UsualComplaints {
  readonly always: Complaints;
  readonly ever: Complaints;
}

/** A complaint that each of the runs has new, or that each lacks; undefined where all is as usual. */
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
