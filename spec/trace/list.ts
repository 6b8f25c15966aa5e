import type { Claim } from './claims.ts';
import type { Citations } from './collect.ts';
import { checksOf, proofOf, type Check } from './proofs.ts';

/** Lists every claim with its first place and check, and the number of others. */
export function listClaims(
  claims: readonly Claim[],
  citations: Citations,
  checks: readonly Check[],
): string {
  return claims.map((claim) => blockOf(claim, citations, checks)).join('\n');
}

function blockOf(claim: Claim, citations: Citations, checks: readonly Check[]): string {
  const { id, decisions, test } = claim;
  const places = citations.claims.get(id) ?? [];
  const place = firstOf(places) ?? (decisions.join(', ') || 'nowhere');
  const found = checksOf(claim, checks).map((check) => check.id);
  const proof = firstOf(found) ?? (proofOf(claim, checks) === 'by reading' ? test : 'no check');
  return `${id}\n    place  ${place}\n    check  ${proof}`;
}

function firstOf([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined || others.length === 0) return first;
  return `${first}  (and ${others.length} more)`;
}
