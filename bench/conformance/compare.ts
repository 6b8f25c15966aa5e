import { randomUUID } from 'node:crypto';
import type { Mutant } from '../mutate/mutants.ts';
import type { InstrumentedSandbox } from '../mutate/sandbox.ts';
import { type Peer, PeerTimeoutError } from './peers.ts';

type Complaints = ReadonlySet<string>;

/** How often the unmutated sandbox is tested first. Differences between these runs are ignored. */
const unmutatedRuns = 3;

/**
 * Returns a function that tries a mutant with a peer, and says `found: …` with the complaint, `missed`, or `late`. A
 * mutant is found if the complaints differ in two runs from those about the unmutated sandbox: a busy machine causes
 * differences, too.
 * @throws {PeerTimeoutError} if the peer times out on the unmutated sandbox
 */
export async function judgeWith(
  peer: Peer,
  sandbox: InstrumentedSandbox,
): Promise<(mutant: Mutant) => Promise<string>> {
  const complain = (mutant?: Mutant): Promise<Complaints> =>
    sandbox.run(({ url }) => peer.run(url, `test_${randomUUID()}`), mutant);
  const usual: Complaints[] = [];
  while (usual.length < unmutatedRuns) usual.push(await complain());
  return async (mutant) => {
    try {
      const first = await complain(mutant);
      if (findDifference([first], usual) === undefined) return 'missed';
      const by = findDifference([first, await complain(mutant)], usual);
      return by === undefined ? 'missed' : `found: ${by}`;
    } catch (error) {
      if (error instanceof PeerTimeoutError) return 'late';
      throw error;
    }
  };
}

/** Returns a complaint that is new in all runs or missing in all runs; undefined if there is none. */
export function findDifference(
  runs: readonly Complaints[],
  usual: readonly Complaints[],
): string | undefined {
  const said = new Set(runs.flatMap((run) => [...run]));
  const ever = new Set(usual.flatMap((run) => [...run]));
  const fresh = [...said].find((each) => !ever.has(each) && runs.every((run) => run.has(each)));
  if (fresh !== undefined) return fresh;
  const missing = [...ever].find((each) => !said.has(each) && usual.every((run) => run.has(each)));
  return missing && `no longer: ${missing}`;
}
