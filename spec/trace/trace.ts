import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readClaims, type ClaimsFile } from './claims.ts';
import { claimFaults } from './claim-faults.ts';
import { collectCitations, type Citations } from './collect.ts';
import { decisionFaults } from './decision-faults.ts';
import { readDecisions } from './decisions.ts';
import { sortFaults, type Fault, type Finding } from './fault.ts';
import { holdsFaults } from './holds.ts';
import { pointerFaults } from './pointer-faults.ts';
import { SchemaIndex } from './schema-index.ts';

/** The result of the comparison of claims, decisions and document. */
export interface Trace {
  readonly claims: ClaimsFile;
  readonly citations: Citations;
  /** The faults, sorted by file and line. */
  readonly faults: readonly Fault[];
}

/** Compares claims.yaml and decisions.md of the folder `spec`, and the open points beside it, with a bundled document. */
export function traceDocument(specFolder: string, document: unknown): Trace {
  const claims = readClaims(join(specFolder, 'claims.yaml'));
  const decisionsFile = join(specFolder, 'decisions.md');
  const decisions = readDecisions(decisionsFile);
  const citations = collectCitations(document);
  const firstClaims = firstById(claims.claims);
  const first = firstById(decisions);
  const known = new Set(first.keys());
  const pointsFile = join(specFolder, '../docs/guide/open-points.md');
  const openPoints = new Set<string>(readFileSync(pointsFile, 'utf8').match(/\bD\d+\b/g));
  const answered = new Set(claims.claims.flatMap((claim) => claim.decisions));
  const index = new SchemaIndex(document);
  const ofClaims = claims.claims.flatMap((claim) => {
    const cited = citations.claims.get(claim.id) ?? [];
    return faultsOf(claims.file, claim, [
      ...claimFaults(claim, cited.length > 0, firstClaims, known),
      ...pointerFaults(claim, cited, document),
      ...holdsFaults(claim, cited, decisions, index),
    ]);
  });
  const ofDecisions = decisions.flatMap((decision) => {
    const isCited = citations.decisions.has(decision.id) || answered.has(decision.id);
    const findings = decisionFaults(decision, isCited, { first, claims: firstClaims, openPoints });
    return faultsOf(decisionsFile, decision, findings);
  });
  return { claims, citations, faults: sortFaults([...ofClaims, ...ofDecisions]) };
}

function firstById<T extends { readonly id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.toReversed().map((item) => [item.id, item]));
}

function faultsOf(
  file: string,
  { line, id }: Pick<Fault, 'line' | 'id'>,
  findings: readonly Finding[],
): Fault[] {
  return findings.map(([message, hint]) => ({ file, line, id, message, hint }));
}
