import { getHolder, type Holder } from '../domain/sellers/holders/holder.js';
import { type KycRequirements, loadKycRequirements } from '../domain/sellers/kyc/missing-data.js';
import { findOnboarding, type Onboarding } from '../domain/sellers/onboarding/find-onboarding.js';
import type { ReadUnit } from '../unit/unit.js';

export interface OnboardingData {
  readonly tenant: string;
  readonly onboarding: Onboarding;
  readonly holder: Holder;
  readonly requirements: KycRequirements;
}

/** The data of an onboarding, with the contents of files if `files`; undefined if the secret is unknown. */
export async function loadOnboardingData(
  unit: ReadUnit,
  secret: string,
  files: boolean,
): Promise<OnboardingData | undefined> {
  const onboarding = await findOnboarding(unit, secret);
  if (!onboarding) return undefined;
  const parts = { legalEntity: true, externalAccounts: true, files };
  const holder = await getHolder(unit, onboarding.holder, parts);
  const requirements = await loadKycRequirements(unit, holder.row);
  return { tenant: unit.tenant, onboarding, holder, requirements };
}
