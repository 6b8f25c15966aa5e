import { join } from 'node:path';
import { readClaims, type ClaimsFile } from './claims.ts';
import { claimFaults } from './claim-faults.ts';
import { collectCitations, type Citations } from './collect.ts';
import { decisionFaults } from './decision-faults.ts';
import { readDecisions, type Decision } from './decisions.ts';
import { sortFaults, type Fault } from './fault.ts';
import { holdsFaults } from './holds.ts';
import { pointerFaults } from './pointer-faults.ts';

/** The result of the comparison of claims, decisions and document. */
export interface Trace {
  readonly claims: ClaimsFile;
  readonly decisions: readonly Decision[];
  readonly citations: Citations;
  /** The faults, sorted by file and line. */
  readonly faults: readonly Fault[];
}

/** Compares spec/claims.yaml and spec/decisions.md of a folder with a bundled document. */
export function traceDocument(specFolder: string, document: unknown): Trace {
  const claims = readClaims(join(specFolder, 'claims.yaml'));
  const decisionsFile = join(specFolder, 'decisions.md');
  const decisions = readDecisions(decisionsFile);
  const citations = collectCitations(document);
  const faults = sortFaults([
    ...claimFaults(claims, citations, decisions),
    ...pointerFaults(claims, citations, document),
    ...decisionFaults(decisionsFile, decisions, citations, claims),
    ...holdsFaults(claims, citations, decisions, document),
  ]);
  return { claims, decisions, citations, faults };
}
