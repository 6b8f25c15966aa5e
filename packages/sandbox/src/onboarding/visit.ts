import { getHolder, type Holder } from '../domain/sellers/holders/holder.js';
import type { FindingToMake } from '../domain/sellers/kyc/finding.js';
import { type KycNeeds, needsOf } from '../domain/sellers/kyc/missing-data.js';
import { findOnboarding, type Onboarding } from '../domain/sellers/onboarding/find-onboarding.js';
import { missingOf } from '../domain/sellers/onboarding/work-on-onboarding.js';
import type { ReadUnit } from '../unit/unit.js';

/** What a seller who opens the address works on. */
export interface Visit {
  readonly onboarding: Onboarding;
  readonly holder: Holder;
  readonly needs: KycNeeds;
  /** What the check misses. */
  readonly findings: readonly FindingToMake[];
}

/**
 * All that the pages of an address show; undefined where it opens nothing.
 * @param files whether the contents of files are read too
 */
export async function visit(
  unit: ReadUnit,
  secret: string,
  files: boolean,
): Promise<Visit | undefined> {
  const onboarding = await findOnboarding(unit, secret);
  if (!onboarding) return undefined;
  const parts = { legalEntity: true, externalAccounts: true, files };
  const holder = await getHolder(unit, onboarding.holder, parts);
  const needs = await needsOf(unit, holder.row);
  const findings = await missingOf(unit, onboarding.holder);
  return { onboarding, holder, needs, findings };
}
