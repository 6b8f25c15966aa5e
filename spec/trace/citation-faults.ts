import type { ClaimsFile } from './claims.ts';
import type { Citations } from './collect.ts';
import type { Decision } from './decisions.ts';
import type { Fault } from './fault.ts';

/** Finds the first citation of an id in the files of the document. */
export type FindCitation = (id: string) => { file: string; line: number };

/** Returns a fault for each cited id that is not listed. */
export function citationFaults(
  citations: Citations,
  claims: ClaimsFile,
  decisions: readonly Decision[],
  find: FindCitation,
): Fault[] {
  const knownClaims = new Set(claims.claims.map(({ id }) => id));
  const knownDecisions = new Set(decisions.map(({ id }) => id));
  const unknown = [...citations.claims].filter(([id]) => !knownClaims.has(id));
  const undecided = [...citations.decisions].filter(([id]) => !knownDecisions.has(id));
  return [
    ...unknown.map(([id, at]) => ({
      ...find(id),
      id,
      message: `x-claims cites an unknown claim at ${at.join(', ')}`,
      hint: 'Correct the id, or add the claim to spec/claims.yaml',
    })),
    ...undecided.map(([id, at]) => ({
      ...find(id),
      id,
      message: `x-decision cites an unknown decision at ${at.join(', ')}`,
      hint: 'Correct the number, or add the decision to spec/decisions.md',
    })),
  ];
}

/** Returns a fault for each duplicate number, and for each decision that is not cited. */
export function decisionFaults(
  file: string,
  decisions: readonly Decision[],
  citations: Citations,
  claims: ClaimsFile,
): Fault[] {
  const answered = new Set(claims.claims.flatMap((claim) => claim.decisions));
  const first = new Map<string, Decision>();
  return decisions.flatMap((decision): Fault[] => {
    const { id, line, sandboxOnly } = decision;
    const other = first.get(id);
    if (other !== undefined) {
      const message = `the number is taken by the decision in line ${other.line}`;
      return [{ file, line, id, message, hint: 'Give one of them another number' }];
    }
    first.set(id, decision);
    if (sandboxOnly || citations.decisions.has(id) || answered.has(id)) return [];
    return [
      {
        file,
        line,
        id,
        message: 'no element and no gap rests on this decision',
        hint: 'Cite it by x-decision, name it at a gap of spec/claims.yaml, or mark it "sandbox only"',
      },
    ];
  });
}
