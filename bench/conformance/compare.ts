import { randomUUID } from 'node:crypto';
import { bundleSandbox } from '../../test/conformance/selftest/bundle.ts';
import type { Mutant } from '../../test/conformance/selftest/mutant.ts';
import { startBundle } from '../../test/conformance/selftest/sandbox-process.ts';
import type { Complaints, Peer } from './peer.ts';

/** How often the unbroken sandbox is tested first: what differs between these says nothing. */
const unbrokenRuns = 2;

/** What a peer always says of the unbroken sandbox, and all that it ever says of it. */
export interface Usual {
  readonly always: Complaints;
  readonly ever: Complaints;
}

/** Which peers found a mutant, and by what. */
export interface Comparison {
  readonly mutant: Mutant;
  /** By the name of the peer: a complaint that is new, or that is missing; undefined where none is. */
  readonly found: Readonly<Record<string, string | undefined>>;
}

/**
 * Tries each mutant with each peer. A mutant counts as found where a peer says something else than of
 * the unbroken sandbox, whatever it is.
 */
export async function compare(
  mutants: readonly Mutant[],
  peers: readonly Peer[],
  say: (line: string) => void,
): Promise<Comparison[]> {
  const known: (readonly [Peer, Usual])[] = [];
  for (const peer of peers) known.push([peer, await usualOf(peer, say)]);
  const comparisons: Comparison[] = [];
  for (const mutant of mutants) {
    const found: Record<string, string | undefined> = {};
    for (const [peer, usual] of known) {
      found[peer.name] = differenceOf(await complaintsOf(peer, mutant), usual);
    }
    comparisons.push({ mutant, found });
    const names = peers.filter(({ name }) => found[name] !== undefined).map(({ name }) => name);
    say(`${mutant.name}: ${names.join(', ') || 'nobody'}`);
  }
  return comparisons;
}

async function usualOf(peer: Peer, say: (line: string) => void): Promise<Usual> {
  const runs: Complaints[] = [];
  for (let count = 0; count < unbrokenRuns; count += 1) runs.push(await complaintsOf(peer));
  const ever = new Set(runs.flatMap((run) => [...run]));
  const always = new Set([...ever].filter((each) => runs.every((run) => run.has(each))));
  say(`${peer.name}: ${always.size} complaints about the unbroken sandbox, always the same ones`);
  return { always, ever };
}

async function complaintsOf(peer: Peer, mutant?: Mutant): Promise<Complaints> {
  const sandbox = await startBundle(await bundleSandbox(mutant?.edit));
  try {
    return await peer.run(sandbox.url, `test_${randomUUID()}`);
  } finally {
    await sandbox.stop();
  }
}

/** A complaint that is new, or one that is missing; undefined where all is as usual. */
export function differenceOf(said: Complaints, usual: Usual): string | undefined {
  const fresh = [...said].find((each) => !usual.ever.has(each));
  if (fresh !== undefined) return fresh;
  const missing = [...usual.always].find((each) => !said.has(each));
  return missing === undefined ? undefined : `no longer: ${missing}`;
}
