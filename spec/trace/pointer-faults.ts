import { lookUp } from '../document/pointer.ts';
import { isOpen } from './claim-faults.ts';
import type { Claim, ClaimsFile } from './claims.ts';
import type { Citations } from './collect.ts';
import type { Fault } from './fault.ts';

const rewrite = 'Run `pnpm spec:trace --write`';

/**
 * Returns the faults of the `at` lists: unresolved pointers, pointers to elements that do not cite the claim,
 * and elements that cite it but are not in the list. `claimFaults` reports claims that are not cited any more.
 */
export function pointerFaults(file: ClaimsFile, citations: Citations, document: unknown): Fault[] {
  return file.claims.flatMap((claim) => {
    const cited = claim.kind === 'gap' ? [] : (citations.claims.get(claim.id) ?? []);
    if (isOpen(claim, cited.length > 0)) return [];
    const message = difference(claim, cited, document);
    if (message === undefined) return [];
    return [{ file: file.file, line: claim.line, id: claim.id, message, hint: rewrite }];
  });
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
