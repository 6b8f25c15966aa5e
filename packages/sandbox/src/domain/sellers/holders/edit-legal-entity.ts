import type { LegalEntityBody, LegalEntityEdit } from '../legal-entities/edit.js';
import { type LegalEntity, newEntity } from '../legal-entities/entity.js';

/** Applies a change to the legal entity of a holder; creates the legal entity if there is none (D130). */
export function editLegalEntity(
  edit: LegalEntityEdit,
  stored: LegalEntity | undefined,
  body: LegalEntityBody | undefined,
): LegalEntity | undefined {
  if (!body) return stored;
  const { legalForm: form } = body;
  const field = 'legalEntity.legalForm';
  if (!stored && form === undefined) {
    edit.faults.push({ field, code: '422.200.002' });
    return undefined;
  }
  if (stored && form !== undefined && form !== stored.form) {
    const params = { legalForm: stored.form };
    edit.faults.push({ field, code: '422.200.001', params, attemptedValue: form });
    return stored;
  }
  const entity = stored ?? newEntity(form ?? 'individual');
  if (!stored) edit.important = true;
  edit.changeEntity(entity, body);
  return entity;
}
