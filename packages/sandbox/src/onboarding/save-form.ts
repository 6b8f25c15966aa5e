import { RequestError } from '@seller-funds/server';
import { type KycRequirements, loadKycRequirements } from '../domain/sellers/kyc/missing-data.js';
import { saveDraft } from '../domain/sellers/onboarding/submit-onboarding.js';
import { getHolder, type Holder } from '../domain/sellers/holders/holder.js';
import { buildErrorBody as errorBodyOf } from '../session.js';
import { ServiceError } from '../kernel/service-error.js';
import type { WriteUnit } from '../unit/unit.js';
import { toHolderChange, type HolderUpdateBody } from '../resources/account-holders.js';
import type { FormBody } from './form-body.js';
import { type FormFault, requiredMessage, toFaults } from './messages.js';

const parts = { legalEntity: true, externalAccounts: true, files: false };

/** A holder, and what its check requires. */
export interface StoredHolder {
  readonly holder: Holder;
  readonly requirements: KycRequirements;
}

/** A form that is not stored: its unit is rolled back. */
export class RefusedForm extends Error {
  constructor(readonly faults: readonly FormFault[]) {
    super('The form was refused.');
  }
}

/**
 * Stores a form as an update of its holder.
 * @throws {RequestError | ServiceError} see {@link faultsOfError}
 */
export async function storeForm(
  unit: WriteUnit,
  secret: string,
  code: string,
  update: HolderUpdateBody,
): Promise<StoredHolder> {
  await saveDraft(unit, secret, toHolderChange(update));
  const holder = await getHolder(unit, code, parts);
  return { holder, requirements: await loadKycRequirements(unit, holder.row) };
}

/** Returns the faults of an error of the request; undefined for another error. */
export function faultsOfError(
  error: unknown,
  { nameOf }: FormBody,
): readonly FormFault[] | undefined {
  if (error instanceof RefusedForm) return error.faults;
  if (error instanceof RequestError && error.problem.kind === 'invalid') {
    return toFaults(error.problem.issues, nameOf);
  }
  if (!(error instanceof ServiceError)) return undefined;
  if (error.faults.length === 0) return [{ name: '', message: error.message }];
  const details = errorBodyOf(error).details ?? [];
  return details.map(({ field = '', code, message }) => ({
    name: nameOf(field),
    message: code === '422.900.002' ? requiredMessage : message,
  }));
}
