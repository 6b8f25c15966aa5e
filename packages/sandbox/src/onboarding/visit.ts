import { getHolder, type Holder } from '../domain/sellers/holders/holder.js';
import type { FindingToMake } from '../domain/sellers/kyc/finding.js';
import { type KycNeeds, needsOf } from '../domain/sellers/kyc/missing-data.js';
import { findOnboarding, type Onboarding } from '../domain/sellers/onboarding/find-onboarding.js';
import { missingOf } from '../domain/sellers/onboarding/work-on-onboarding.js';
import type { ReadUnit } from '../unit/unit.js';

/** The data of an onboarding page. */
export interface Visit {
  readonly onboarding: Onboarding;
  readonly holder: Holder;
  readonly needs: KycNeeds;
  /** What the KYC check reports as missing. */
  readonly findings: readonly FindingToMake[];
}

/**
 * Loads the data of the onboarding with a secret; undefined if the secret is unknown.
 * @param files whether to load the contents of files
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
