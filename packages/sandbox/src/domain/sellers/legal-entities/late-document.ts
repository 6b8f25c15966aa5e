import { formatMoment } from '../../../kernel/moment.js';
import {
  type FieldFault,
  refuseConflicts,
  refuseFaults,
  ServiceError,
} from '../../../kernel/service-error.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { findOpenHolder } from '../holders/find-holder.js';
import { reviewHolder } from '../kyc/check.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import { applyDocument } from './apply-change.js';
import { type DocumentChange, Edit } from './edit.js';
import { loadLegalEntity, storeLegalEntity } from './entity-rows.js';
import type { Document, DocumentFields, LegalEntity, LegalForm } from './entity.js';

/** What a request says besides the paper. */
export interface LateDocumentRequest {
  /** What else is wrong with it. */
  readonly faults?: readonly FieldFault[];
  /** The name under which the day of expiry was sent; `expireAt` unless said (D41). */
  readonly expiryField?: 'expireAt' | 'expiresAt';
  /** How the check shall end (D38); undefined where the request does not say. */
  readonly outcome: KycOutcome | undefined;
}

/**
 * Adds a paper to a holder that exists already; the check begins once everything is there (D140).
 * @throws {ServiceError} 404, 402 for a closed holder, 422 for wrong days (D138) and for a paper of
 * the other form (D139), 409 for a reference that is taken (D141)
 */
export async function addLateDocument(
  unit: WriteUnit,
  holder: string,
  form: LegalForm,
  change: DocumentChange,
  { faults = [], expiryField = 'expireAt', outcome }: LateDocumentRequest,
): Promise<Document> {
  const row = await findOpenHolder(unit, holder);
  const entity = entityOf(form, await loadLegalEntity(unit, holder));
  const edit = new Edit(unit, 'NONE');
  const document = applyDocument(edit, entity.documents, change);
  refuseFaults([...edit.faults, ...dayFaults(document.fields, unit.now, expiryField), ...faults]);
  refuseConflicts(edit.conflicts);
  await storeLegalEntity(unit, holder, entity, edit);
  await reviewHolder(unit, row, entity, { ready: true, important: true, outcome });
  return document;
}

function entityOf(form: LegalForm, entity: LegalEntity | undefined): LegalEntity {
  if (entity?.form !== form) throw new ServiceError('422.220.004', { legalForm: form });
  return entity;
}

/** Today is neither past nor future, and days change at midnight in UTC (D138). */
function dayFaults(
  { issuedAt, expireAt }: DocumentFields,
  now: number,
  expiryField: string,
): FieldFault[] {
  const today = formatMoment(now).slice(0, 10);
  const params = { today };
  const faults: FieldFault[] = [];
  if (expireAt !== undefined && expireAt <= today) {
    faults.push({ field: expiryField, code: '422.220.001', params, attemptedValue: expireAt });
  }
  if (issuedAt !== undefined && issuedAt >= today) {
    faults.push({ field: 'issuedAt', code: '422.220.002', params, attemptedValue: issuedAt });
  }
  return faults;
}
