import { lookUp } from '../document/pointer.ts';
import { isOpen } from './claim-faults.ts';
import type { Claim } from './claims.ts';
import type { Finding } from './fault.ts';

/**
 * The `at` list of a claim has no unresolved pointers, no pointers to elements that do not cite the claim, and all elements
 * that cite it. `claimFaults` reports claims that are not cited any more.
 */
export function pointerFaults(
  claim: Claim,
  citing: readonly string[],
  document: unknown,
): Finding[] {
  const cited = claim.kind === 'gap' ? [] : citing;
  if (isOpen(claim, cited.length > 0)) return [];
  const message = difference(claim, cited, document);
  return message === undefined ? [] : [[message, 'Run `pnpm spec:trace --write`']];
}

function difference(claim: Claim, cited: readonly string[], document: unknown): string | undefined {
  const lost = claim.at.filter((pointer) => lookUp(document, pointer) === undefined);
  if (lost.length > 0) return `at leads nowhere in the bundled document: ${lost.join(', ')}`;
  const stale = claim.at.filter((pointer) => !cited.includes(pointer));
  if (stale.length > 0) return `at names elements that do not cite the claim: ${stale.join(', ')}`;
  const missing = cited.filter((pointer) => !claim.at.includes(pointer));
  if (missing.length > 0) return `at lacks elements that cite the claim: ${missing.join(', ')}`;
  return undefined;
}
