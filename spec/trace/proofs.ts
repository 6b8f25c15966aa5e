import type { Claim } from './claims.ts';

/** The data of a conformance check for tracing. */
export interface Check {
  readonly id: string;
  /** `scenario` if it was written for its claims; otherwise it is derived from the document. */
  readonly kind: string;
  readonly claims: readonly string[];
}

/** How a claim is proved, or why it is not. */
export type Proof = 'scenario' | 'derived' | 'by reading' | 'unproved';

/** The ways in which claims are proved, in the order of the report. */
export const proofs: readonly Proof[] = ['scenario', 'derived', 'by reading', 'unproved'];

/** Claims that are tested by reading the contract, or only by receivers of webhooks. */
const untestable = ['spec-only', 'receiver'];

/** Returns the checks of a claim, scenarios first. A gap has the checks of its decisions. */
export function checksOf({ id, decisions }: Claim, checks: readonly Check[]): Check[] {
  const ids = [id, ...decisions];
  const found = checks.filter(({ claims }) => ids.some((each) => claims.includes(each)));
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns how a claim is proved. */
export function proofOf(claim: Claim, checks: readonly Check[]): Proof {
  const [first] = checksOf(claim, checks);
  if (first) return first.kind === 'scenario' ? 'scenario' : 'derived';
  return untestable.includes(claim.test) ? 'by reading' : 'unproved';
}

function rank({ kind }: Check): number {
  return ['scenario', 'generic'].includes(kind) ? ['scenario', 'generic'].indexOf(kind) : 2;
}
