import type { ClaimsFile } from './claims.ts';
import type { Citations } from './collect.ts';
import type { Decision } from './decisions.ts';
import type { Fault } from './fault.ts';

/**
 * Returns a fault for each duplicate number, and for each decision that is not cited. The lint rules known-claims and
 * known-decisions report ids that the document cites and nothing lists.
 */
export function decisionFaults(
  file: string,
  decisions: readonly Decision[],
  citations: Citations,
  claims: ClaimsFile,
): Fault[] {
  const answered = new Set(claims.claims.flatMap((claim) => claim.decisions));
  const first = new Map<string, Decision>();
  return decisions.flatMap((decision): Fault[] => {
    const { id, line } = decision;
    const other = first.get(id);
    if (other !== undefined) {
      const message = `the number is taken by the decision in line ${other.line}`;
      return [{ file, line, id, message, hint: 'Give one of them another number' }];
    }
    first.set(id, decision);
    if (citations.decisions.has(id) || answered.has(id)) return [];
    return [
      {
        file,
        line,
        id,
        message: 'no element and no gap rests on this decision',
        hint: 'Cite it by x-decision, or name it at a gap of spec/claims.yaml',
      },
    ];
  });
}
