import type { Claim, ClaimsFile } from './claims.ts';
import type { Citations } from './collect.ts';
import type { Decision } from './decisions.ts';
import type { Fault } from './fault.ts';

/** Returns true if a claim has to be expressed and is not. */
export function isOpen(claim: Claim, cited: boolean): boolean {
  return !cited && claim.kind !== 'gap';
}

type Finding = readonly [message: string, hint: string];

/** Returns the faults of the claims: a claim is expressed or decided. */
export function claimFaults(
  file: ClaimsFile,
  citations: Citations,
  decisions: readonly Decision[],
): Fault[] {
  const first = new Map<string, Claim>();
  for (const claim of file.claims) if (!first.has(claim.id)) first.set(claim.id, claim);
  const known = new Set(decisions.map(({ id }) => id));
  return file.claims.flatMap((claim) => {
    const cited = citations.claims.has(claim.id);
    const findings = [
      ...duplicate(claim, first.get(claim.id)),
      ...restated(claim, first),
      ...(claim.kind === 'gap' ? gap(claim, known) : statement(claim, cited)),
    ];
    return findings.map(([message, hint]) => ({
      file: file.file,
      line: claim.line,
      id: claim.id,
      message,
      hint,
    }));
  });
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
