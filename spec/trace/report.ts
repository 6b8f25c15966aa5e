import type { Claim } from './claims.ts';
import type { Citations } from './collect.ts';
import { layOut } from './table.ts';
import { proofOf, proofs, type Check } from './proofs.ts';

const header = ['claims', 'expressed', 'decided', 'open', ...proofs];

/**
 * Returns two tables: the claims by area and by kind. `decided` is the number of gaps with a decision, `open` of
 * claims that are neither. The last columns are the proofs: scenarios of the
 * conformance suite, checks that are derived from the document, or reading.
 */
export function reportTables(
  claims: readonly Claim[],
  citations: Citations,
  checks: readonly Check[],
): string {
  const byArea = tableOf('area', groupBy(claims, areaOf), citations, checks);
  const byKind = tableOf(
    'kind',
    groupBy(claims, ({ kind }) => kind),
    citations,
    checks,
  );
  return `${byArea}\n\n${byKind}`;
}

/** The area of a claim: its id without the number. */
function areaOf({ id }: Pick<Claim, 'id'>): string {
  return id.replace(/-\d+$/, '');
}

function groupBy(claims: readonly Claim[], key: (claim: Claim) => string): Map<string, Claim[]> {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) groups.set(key(claim), [...(groups.get(key(claim)) ?? []), claim]);
  return groups;
}

function tableOf(
  title: string,
  groups: ReadonlyMap<string, readonly Claim[]>,
  citations: Citations,
  checks: readonly Check[],
): string {
  const rows = [...groups].map(([name, claims]) => rowOf(name, claims, citations, checks));
  const all = rowOf('all', [...groups.values()].flat(), citations, checks);
  return layOut([[title, ...header], ...rows, all]);
}

function rowOf(
  name: string,
  claims: readonly Claim[],
  citations: Citations,
  checks: readonly Check[],
): string[] {
  const others = claims.filter(({ id }) => !citations.claims.has(id));
  const open = others.filter(({ decisions }) => decisions.length === 0).length;
  const found = claims.map((claim) => proofOf(claim, checks));
  const proved = proofs.map((proof) => found.filter((each) => each === proof).length);
  const decided = others.length - open;
  const counts = [claims.length, claims.length - others.length, decided, open, ...proved];
  return [name, ...counts.map((count) => (count === 0 ? '·' : String(count)))];
}
