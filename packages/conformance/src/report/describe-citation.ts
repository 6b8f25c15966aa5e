import type { Result } from '../result/result.js';

/** The text for a claim or decision id in a report; empty if the id is unknown. */
export function describeCitation(id: string, { claims, decisions }: Result): string {
  const claim = claims.find((each) => each.id === id);
  if (claim) return `“${claim.says}” (${claim.where})`;
  const decision = decisions.find((each) => each.id === id);
  return decision ? `${decision.question}: ${decision.says}` : '';
}
