import type { Claim } from './claims.ts';

/** A conformance check, as far as tracing needs it. */
export interface Check {
  readonly id: string;
  /** `scenario` where it was written for its claims; else it is derived from the document. */
  readonly kind: string;
  /** The claims and decisions that it proves. */
  readonly claims: readonly string[];
}

/** Whether something proves a claim, or why nothing does. */
export type Proof = 'scenario' | 'derived' | 'by reading' | 'unproved';

/** The ways in which claims are proved, in the order of the report. */
export const proofs: readonly Proof[] = ['scenario', 'derived', 'by reading', 'unproved'];

/** What is tested by reading the contract, or only by who receives webhooks. */
const untestable = ['spec-only', 'receiver'];

/** The checks of a claim, those that were written for it first; a gap has those of its decisions. */
export function checksOf({ id, decisions }: Claim, checks: readonly Check[]): Check[] {
  const ids = [id, ...decisions];
  const found = checks.filter(({ claims }) => ids.some((each) => claims.includes(each)));
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** How a claim is proved. */
export function proofOf(claim: Claim, checks: readonly Check[]): Proof {
  const [first] = checksOf(claim, checks);
  if (first) return first.kind === 'scenario' ? 'scenario' : 'derived';
  return untestable.includes(claim.test) ? 'by reading' : 'unproved';
}

function rank({ kind }: Check): number {
  return ['scenario', 'generic'].includes(kind) ? ['scenario', 'generic'].indexOf(kind) : 2;
}
