import type { Result } from '../result/result.js';

/** What stands beside an id in a report: the statement and its section, or the decision; empty where unknown. */
export function describeCitation(id: string, { claims, decisions }: Result): string {
  const claim = claims.find((each) => each.id === id);
  if (claim) return `“${claim.says}” (${claim.where})`;
  const decision = decisions.find((each) => each.id === id);
  return decision ? `${decision.question}: ${decision.says}` : '';
}
