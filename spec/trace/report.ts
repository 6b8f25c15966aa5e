import type { Claim } from './claims.ts';
import type { Citations } from './collect.ts';
import { layOut } from './table.ts';
import { proofOf, proofs, type Check } from './proofs.ts';

interface Count {
  readonly name: string;
  readonly claims: number;
  readonly expressed: number;
  readonly decided: number;
  readonly open: number;
  /** One number for each of `proofs`. */
  readonly proved: readonly number[];
}

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
export function areaOf({ id }: Pick<Claim, 'id'>): string {
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
  const counts = [...groups].map(([name, claims]) => count(name, claims, citations, checks));
  const all = count('all', [...groups.values()].flat(), citations, checks);
  const rows = [...counts, all].map((each) => [
    each.name,
    ...[each.claims, each.expressed, each.decided, each.open].map(cell),
    ...each.proved.map(cell),
  ]);
  return layOut([[title, ...header], ...rows]);
}

function count(
  name: string,
  claims: readonly Claim[],
  citations: Citations,
  checks: readonly Check[],
): Count {
  const isExpressed = ({ id }: Claim): boolean => citations.claims.has(id);
  const expressed = claims.filter(isExpressed).length;
  const decided = claims.filter(
    (claim) => !isExpressed(claim) && claim.decisions.length > 0,
  ).length;
  const claimProofs = claims.map((claim) => proofOf(claim, checks));
  return {
    name,
    claims: claims.length,
    expressed,
    decided,
    open: claims.length - expressed - decided,
    proved: proofs.map((proof) => claimProofs.filter((each) => each === proof).length),
  };
}

function cell(value: number): string {
  return value === 0 ? '·' : String(value);
}
