import { notFound } from '../../../kernel/service-error.js';
import type { ReadUnit, WriteUnit } from '../../../unit/unit.js';
import { findOpenHolder } from '../holders/find-holder.js';
import type { Holder } from '../holders/holder.js';
import { type HolderChange, updateHolder } from '../holders/update-holder.js';
import { reviewHolder } from '../kyc/check.js';
import { type NewFinding, missingField } from '../kyc/finding.js';
import { findMissingData, loadKycRequirements } from '../kyc/missing-data.js';
import { loadLegalEntity } from '../legal-entities/entity-rows.js';
import { findOnboarding, type Onboarding } from './find-onboarding.js';
import { updateRows } from '../../../storage/rows.js';

/** A change by the seller, who cannot decide when the check begins. */
export type SellerChange = Omit<HolderChange, 'ready' | 'outcome' | 'naming'>;

/**
 * Stores the seller's entries like an update of the holder. The check does not begin before the form is
 * submitted.
 * @throws {ServiceError} as {@link updateHolder}, and 404 if the onboarding is not open
 */
export async function saveDraft(
  unit: WriteUnit,
  secret: string,
  change: SellerChange,
): Promise<void> {
  const { holder } = await openOnboarding(unit, secret);
  const naming = 'EXT_REF_OR_CODE';
  await updateHolder(unit, holder, { ...change, naming, ready: false, outcome: undefined });
}

/**
 * Submits the form: closes the onboarding and begins the check. Does nothing if required data is missing.
 * @returns the findings about missing data; empty if the form was submitted
 * @throws {ServiceError} as {@link saveDraft}
 */
export async function submitOnboarding(
  unit: WriteUnit,
  secret: string,
): Promise<readonly NewFinding[]> {
  const { holder } = await openOnboarding(unit, secret);
  const row = await findOpenHolder(unit, holder);
  const legalEntity = await loadLegalEntity(unit, holder);
  const findings = await findMissingHolderData(unit, { row, legalEntity });
  if (findings.length > 0) return findings;
  const request = { ready: true, important: false, outcome: undefined };
  await reviewHolder(unit, row, legalEntity, request);
  await updateRows(unit.db, 'onboarding_urls', { holder }, { submittedAt: unit.now });
  return [];
}

/** Returns a finding for each missing or invalid value of a holder's required data. */
export async function findMissingHolderData(
  unit: ReadUnit,
  { row, legalEntity }: Pick<Holder, 'row' | 'legalEntity'>,
): Promise<readonly NewFinding[]> {
  if (!legalEntity) return [missingField('legalEntity')];
  return findMissingData(legalEntity, await loadKycRequirements(unit, row));
}

/** @throws {ServiceError} 404 if the onboarding is not open */
export async function openOnboarding(unit: WriteUnit, secret: string): Promise<Onboarding> {
  const onboarding = await findOnboarding(unit, secret);
  if (onboarding?.state !== 'OPEN') throw notFound();
  return onboarding;
}
