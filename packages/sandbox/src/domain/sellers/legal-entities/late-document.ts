import { formatMoment } from '../../../kernel/moment.js';
import { type FieldFault, ServiceError } from '../../../kernel/service-error.js';
import type { WriteUnit } from '../../../unit/unit.js';
import { findOpenHolder } from '../holders/find-holder.js';
import type { KycOutcome } from '../kyc/kyc-check.js';
import { documentKind, type SellerRules } from '../seller-rules.js';
import { type EntryBody, LegalEntityEdit } from './edit.js';
import { loadLegalEntity } from './entity-rows.js';
import type { Document, DocumentFields, LegalEntity, LegalForm } from './entity.js';
import { storeEdit } from './owners.js';

interface LateDocumentRequest {
  readonly rules: SellerRules;
  readonly faults?: readonly FieldFault[];
  /** The field name of the expiry date in the request (D41); `expireAt` if left out. */
  readonly expiryField?: 'expireAt' | 'expiresAt';
  readonly outcome: KycOutcome | undefined;
}

/**
 * Adds a document to an existing holder. The check begins as soon as the data is complete (D140).
 * @throws {ServiceError} 404 if the holder is unknown, 402 if it is closed, 422 if dates are invalid (D138) or the
 * document is for the other legal form (D139), 409 if the extRef is taken (D141)
 */
export async function addLateDocument(
  unit: WriteUnit,
  holder: string,
  form: LegalForm,
  body: EntryBody,
  { rules, faults = [], expiryField = 'expireAt', outcome }: LateDocumentRequest,
): Promise<Document> {
  const row = await findOpenHolder(unit, holder);
  const entity = requireForm(form, await loadLegalEntity(unit, holder));
  const edit = new LegalEntityEdit(unit, 'NONE', rules);
  const document = edit.apply(entity.documents, body, documentKind(form));
  edit.faults.push(...dateFaults(document.fields, unit.now, expiryField), ...faults);
  await storeEdit(unit, row, entity, { edit, outcome });
  return document;
}

function requireForm(form: LegalForm, entity: LegalEntity | undefined): LegalEntity {
  if (entity?.form !== form) throw new ServiceError('422.220.004', { legalForm: form });
  return entity;
}

/** Returns faults for an expiry date that is not after today and an issue date that is not before today, in UTC (D138). */
function dateFaults(
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
