import { decisionKinds, type Decision } from './decisions.ts';
import type { Finding } from './fault.ts';

/** What decisions are compared with. */
interface Known {
  /** The first decision of each number. */
  readonly first: ReadonlyMap<string, Decision>;
  readonly claims: ReadonlyMap<string, unknown>;
  /** The numbers in docs/guide/open-points.md. */
  readonly openPoints: ReadonlySet<string>;
}

/**
 * The number of a decision is its own, and something cites it. It has a kind and related claims, at least two for a
 * contradiction. A departure cites the claim that it departs from, and is an open point. The lint rules known-claims and
 * known-decisions report ids that the document cites and nothing lists.
 */
export function decisionFaults(decision: Decision, isCited: boolean, known: Known): Finding[] {
  const { line } = known.first.get(decision.id) ?? decision;
  if (line !== decision.line)
    return [
      [`the number is taken by the decision in line ${line}`, 'Give one of them another number'],
    ];
  const hint = 'Cite it by x-decision, or name it at a gap of spec/claims.yaml';
  const uncited: Finding = ['no element and no gap rests on this decision', hint];
  return [...(isCited ? [] : [uncited]), ...kindFaults(decision, known)];
}

function kindFaults({ id, kind, restsOn }: Decision, { claims, openPoints }: Known): Finding[] {
  if (!decisionKinds.some((each) => each === kind)) {
    const hint = `Write one of ${decisionKinds.join(', ')} in the fifth column`;
    return [[`has the unknown kind "${kind}"`, hint]];
  }
  const unknown = restsOn.filter((claim) => claim !== '' && !claims.has(claim));
  const findings = unknown.map((claim): Finding => [
    `cites "${claim}", which is not in spec/claims.yaml`,
    'Correct the id; separate several ids with commas',
  ]);
  if (restsOn.includes('')) {
    const hint = 'List them in the sixth column, or write - if there are none';
    findings.push(['names no related claims', hint]);
  }
  if (kind === 'contradiction' && restsOn.length < 2)
    findings.push([
      'settles a contradiction but cites fewer than two claims',
      'Cite the claims that contradict each other',
    ]);
  if (kind === 'departure' && restsOn.length === 0)
    findings.push(['is a departure but cites no claim', 'Cite the claim that it departs from']);
  if (kind === 'departure' && !openPoints.has(id))
    findings.push([
      'is a departure that is not in docs/guide/open-points.md',
      'List it there, or follow the reference',
    ]);
  return findings;
}
