import { randomUUID } from 'node:crypto';
import { bundleSandbox } from '../../test/conformance/selftest/bundle.ts';
import type { Mutant } from '../../test/conformance/selftest/mutant.ts';
import { startBundle } from '../../test/conformance/selftest/sandbox-process.ts';
import { findDifference, type UsualComplaints } from './difference.ts';
import { PeerTimeoutError, type Complaints, type Peer } from './peer.ts';

/** How often the unmutated sandbox is tested first. Differences between these runs are ignored. */
const unmutatedRuns = 3;

/** The result of a peer for a mutant: the complaint that found it, missed, or timed out. */
export type Outcome =
  | { readonly kind: 'found'; readonly by: string }
  | { readonly kind: 'missed' }
  | { readonly kind: 'late'; readonly why: string };

/** The results of all peers for a mutant. */
export interface Comparison {
  readonly mutant: Mutant;
  /** The results, by name of the peer. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/**
 * Tries each mutant with each peer. A mutant counts as found if the complaints of a peer differ from those about
 * the unmutated sandbox in two runs.
 * @throws {PeerTimeoutError} if a peer times out on the unmutated sandbox
 */
export async function compare(
  mutants: readonly Mutant[],
  peers: readonly Peer[],
  log: (line: string) => void,
): Promise<Comparison[]> {
  const unmutated = await bundleSandbox();
  const known: (readonly [Peer, UsualComplaints])[] = [];
  for (const peer of peers) known.push([peer, await learnUsualComplaints(peer, unmutated, log)]);
  const comparisons: Comparison[] = [];
  for (const mutant of mutants) {
    const code = await bundleSandbox(mutant.edit);
    const outcomes: Record<string, Outcome> = {};
    for (const [peer, usual] of known) outcomes[peer.name] = await outcomeOf(peer, code, usual);
    comparisons.push({ mutant, outcomes });
    const results = peers.map(({ name }) => `${name} ${outcomes[name]?.kind ?? ''}`);
    log(`${comparisons.length}/${mutants.length} ${mutant.name}: ${results.join(', ')}`);
  }
  return comparisons;
}

async function learnUsualComplaints(
  peer: Peer,
  code: string,
  log: (line: string) => void,
): Promise<UsualComplaints> {
  const runs: Complaints[] = [];
  while (runs.length < unmutatedRuns) runs.push(await complaintsOf(peer, code));
  const ever = new Set(runs.flatMap((run) => [...run]));
  const always = new Set([...ever].filter((each) => runs.every((run) => run.has(each))));
  log(
    `${peer.name}: ${always.size} complaints about the unmutated sandbox in each of ${unmutatedRuns} runs`,
  );
  return { always, ever };
}

/** Confirms a difference with a second run, because a busy machine causes differences, too. */
async function outcomeOf(peer: Peer, code: string, usual: UsualComplaints): Promise<Outcome> {
  try {
    const first = await complaintsOf(peer, code);
    if (findDifference([first], usual) === undefined) return { kind: 'missed' };
    const by = findDifference([first, await complaintsOf(peer, code)], usual);
    return by === undefined ? { kind: 'missed' } : { kind: 'found', by };
  } catch (error) {
    if (!(error instanceof PeerTimeoutError)) throw error;
    return { kind: 'late', why: error.message };
  }
}

async function complaintsOf(peer: Peer, code: string): Promise<Complaints> {
  const sandbox = await startBundle(code);
  try {
    return await peer.run(sandbox.url, `test_${randomUUID()}`);
  } finally {
    await sandbox.stop();
  }
}
