import type { Decision } from './decisions.ts';
import type { Finding } from './fault.ts';

/**
 * The number of a decision is its own, and something cites it. The lint rules known-claims and known-decisions report ids
 * that the document cites and nothing lists.
 * @param first the first decision of each number
 */
export function decisionFaults(
  decision: Decision,
  isCited: boolean,
  first: ReadonlyMap<string, Decision>,
): Finding[] {
  const { line } = first.get(decision.id) ?? decision;
  if (line !== decision.line)
    return [
      [`the number is taken by the decision in line ${line}`, 'Give one of them another number'],
    ];
  if (isCited) return [];
  const hint = 'Cite it by x-decision, or name it at a gap of spec/claims.yaml';
  return [['no element and no gap rests on this decision', hint]];
}
