import type { Claim } from './claims.ts';
import type { Finding } from './fault.ts';

/** Returns true if a claim has to be expressed and is not. */
export function isOpen(claim: Claim, cited: boolean): boolean {
  return !cited && claim.kind !== 'gap';
}

/**
 * A claim is expressed or decided.
 * @param first the first claim of each id
 * @param decisions the ids of all decisions
 */
export function claimFaults(
  claim: Claim,
  isCited: boolean,
  first: ReadonlyMap<string, Claim>,
  decisions: ReadonlySet<string>,
): Finding[] {
  return [
    ...duplicate(claim, first.get(claim.id)),
    ...restated(claim, first),
    ...(claim.kind === 'gap' ? gap(claim, decisions) : statement(claim, isCited)),
  ];
}

function duplicate(claim: Claim, first: Claim | undefined): Finding[] {
  if (first === undefined || first === claim) return [];
  return [
    [`the id is taken by the claim in line ${first.line}`, 'Give one of them an id of its own'],
  ];
}

function restated({ sameAs }: Claim, known: ReadonlyMap<string, Claim>): Finding[] {
  if (sameAs === undefined || known.has(sameAs)) return [];
  return [[`same_as names ${sameAs}, which is not a claim`, 'Correct the id']];
}

function gap(claim: Claim, known: ReadonlySet<string>): Finding[] {
  const unknown = claim.decisions.filter((id) => !known.has(id));
  const findings: Finding[] = unknown.map((id) => [
    `decision names ${id}, which spec/decisions.md does not list`,
    'Add a row for it there or name another decision',
  ]);
  if (claim.decisions.length === 0) {
    findings.push([
      'this gap has no decision',
      'Add `decision: D…` with the number of the one that answers it',
    ]);
  }
  return findings;
}

function statement(claim: Claim, cited: boolean): Finding[] {
  const { kind, at, decisions } = claim;
  const findings: Finding[] = [];
  if (decisions.length > 0)
    findings.push([`decision stands at a claim of kind ${kind}`, 'Only gaps have one; remove it']);
  if (isOpen(claim, cited)) {
    const lost = at.length === 0 ? '' : ` any more; it was at ${at.join(', ')}`;
    findings.push([
      `no element of the document expresses this ${kind}${lost}`,
      'Cite it by x-claims at the element that does',
    ]);
  }
  return findings;
}
