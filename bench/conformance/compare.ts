import { randomUUID } from 'node:crypto';
import type { InstrumentedSandbox } from '../../test/conformance/mutate/instrumented-sandbox.ts';
import type { SourceMutant } from '../../test/conformance/mutate/source-mutants.ts';
import { findDifference, type UsualComplaints } from './difference.ts';
import { PeerTimeoutError, type Complaints, type Peer } from './peer.ts';

/** How often the unmutated sandbox is tested first. Differences between these runs are ignored. */
const unmutatedRuns = 3;

/** The result of a peer for a mutant: the complaint that found it, missed, or timed out. */
export type PeerVerdict =
  | { readonly kind: 'found'; readonly by: string }
  | { readonly kind: 'missed' }
  | { readonly kind: 'late'; readonly why: string };

/** The results of all peers for a mutant. */
export interface Comparison {
  readonly mutant: SourceMutant;
  /** The results, by name of the peer. */
  readonly outcomes: Readonly<Record<string, PeerVerdict>>;
}

/**
 * Tries each mutant with each peer. A mutant counts as found if the complaints of a peer differ from those about
 * the unmutated sandbox in two runs.
 * @throws {PeerTimeoutError} if a peer times out on the unmutated sandbox
 */
export async function compare(
  sandbox: InstrumentedSandbox,
  mutants: readonly SourceMutant[],
  peers: readonly Peer[],
  log: (line: string) => void,
): Promise<Comparison[]> {
  const known: (readonly [Peer, UsualComplaints])[] = [];
  for (const peer of peers) known.push([peer, await learnUsualComplaints(peer, sandbox, log)]);
  const comparisons: Comparison[] = [];
  for (const mutant of mutants) {
    const outcomes: Record<string, PeerVerdict> = {};
    for (const [peer, usual] of known)
      outcomes[peer.name] = await outcomeOf(peer, sandbox, mutant, usual);
    comparisons.push({ mutant, outcomes });
    const results = peers.map(({ name }) => `${name} ${outcomes[name]?.kind ?? ''}`);
    log(`${comparisons.length}/${mutants.length} ${nameOf(mutant)}: ${results.join(', ')}`);
  }
  return comparisons;
}

/** The place and the kind of a mutant. */
export function nameOf({ file, line, mutator }: SourceMutant): string {
  return `${file}:${line} ${mutator}`;
}

async function learnUsualComplaints(
  peer: Peer,
  sandbox: InstrumentedSandbox,
  log: (line: string) => void,
): Promise<UsualComplaints> {
  const runs: Complaints[] = [];
  while (runs.length < unmutatedRuns) runs.push(await complaintsOf(peer, sandbox));
  const ever = new Set(runs.flatMap((run) => [...run]));
  const always = new Set([...ever].filter((each) => runs.every((run) => run.has(each))));
  log(
    `${peer.name}: ${always.size} complaints about the unmutated sandbox in each of ${unmutatedRuns} runs`,
  );
  return { always, ever };
}

/** Confirms a difference with a second run, because a busy machine causes differences, too. */
async function outcomeOf(
  peer: Peer,
  sandbox: InstrumentedSandbox,
  mutant: SourceMutant,
  usual: UsualComplaints,
): Promise<PeerVerdict> {
  try {
    const first = await complaintsOf(peer, sandbox, mutant);
    if (findDifference([first], usual) === undefined) return { kind: 'missed' };
    const by = findDifference([first, await complaintsOf(peer, sandbox, mutant)], usual);
    return by === undefined ? { kind: 'missed' } : { kind: 'found', by };
  } catch (error) {
    if (!(error instanceof PeerTimeoutError)) throw error;
    return { kind: 'late', why: error.message };
  }
}

async function complaintsOf(
  peer: Peer,
  sandbox: InstrumentedSandbox,
  mutant?: SourceMutant,
): Promise<Complaints> {
  const running = await sandbox.start(mutant);
  try {
    return await peer.run(running.url, `test_${randomUUID()}`);
  } finally {
    await running.stop();
  }
}
