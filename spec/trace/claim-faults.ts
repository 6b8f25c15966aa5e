import { unexpressedReasons, type Claim, type ClaimsFile } from './claims.ts';
import type { Citations } from './collect.ts';
import type { Decision } from './decisions.ts';
import type { Fault } from './fault.ts';

/** The kinds of claims that an element of the document has to express. */
export const expressibleKinds = ['operation', 'parameter', 'field', 'enum', 'limit'] as const;

/** Returns true if a claim has to be expressed and is not. */
export function isOpen(claim: Claim, cited: boolean): boolean {
  if (cited || claim.kind === 'gap') return false;
  return isExpressible(claim.kind) || claim.unexpressed === undefined;
}

type Finding = readonly [message: string, hint: string];

/** Returns the faults of the claims: a claim is expressed, or decided, or has a reason why it is neither. */
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
  const findings: Finding[] = [];
  const { kind, unexpressed, why } = claim;
  if (claim.decisions.length > 0) {
    findings.push([`decision stands at a claim of kind ${kind}`, 'Only gaps have one; remove it']);
  }
  if (unexpressed !== undefined && !isReason(unexpressed)) {
    findings.push([
      `unexpressed is "${unexpressed}"`,
      `Write one of ${unexpressedReasons.join(', ')}`,
    ]);
  }
  if (unexpressed !== undefined && why === undefined) {
    findings.push(['unexpressed has no explanation', 'Add `why: …` in a sentence']);
  }
  if (cited && unexpressed !== undefined) {
    findings.push([
      'the document cites the claim, but it says unexpressed',
      'Remove unexpressed and why',
    ]);
  }
  if (isOpen(claim, cited)) {
    const reasons = unexpressedReasons.join('|');
    const otherwise = `, or add \`unexpressed: ${reasons}\` with \`why: …\``;
    findings.push([
      lost(claim),
      `Cite it by x-claims at the element that does${isExpressible(kind) ? '' : otherwise}`,
    ]);
  }
  return findings;
}

function lost({ kind, at }: Claim): string {
  const what = isExpressible(kind) ? kind : 'claim';
  if (at.length === 0) return `no element of the document expresses this ${what}`;
  return `no element of the document expresses this ${what} any more; it was at ${at.join(', ')}`;
}

function isReason(text: string): boolean {
  return unexpressedReasons.some((reason) => reason === text);
}

function isExpressible(kind: string): boolean {
  return expressibleKinds.some((each) => each === kind);
}
