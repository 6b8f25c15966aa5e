import { RequestError, toIssues } from '@seller-funds/server';
import type { Schema } from '@seller-funds/validators';
import * as z from 'zod/mini';
import type { LegalEntityChange } from '../../domain/sellers/legal-entities/edit.js';
import { loadLegalEntity } from '../../domain/sellers/legal-entities/entity-rows.js';
import type { ReadUnit } from '../../unit/unit.js';
import type { VersionFields } from './fields.js';
import { type LegalEntityBody, toLegalEntityChange } from './change.js';

/**
 * Converts the legal entity of an update to a change. The OpenAPI document accepts either legal form if the
 * body does not name one; here the body must match the schema of the stored form.
 * @returns undefined if the body has no legal entity
 * @throws {RequestError} if the fields do not match that schema
 */
export async function toLegalEntityUpdate(
  unit: ReadUnit,
  holder: string,
  body: { readonly legalEntity?: LegalEntityBody | undefined },
  fields: VersionFields,
): Promise<LegalEntityChange | undefined> {
  const { legalEntity } = body;
  if (!legalEntity) return undefined;
  const stored = (await loadLegalEntity(unit, holder))?.form;
  const form = stored ?? legalEntity.legalForm;
  const fits = form !== undefined && (legalEntity.legalForm ?? form) === form;
  if (fits) checkFields(body, fields.updates[form]);
  return toLegalEntityChange(legalEntity, form ?? 'individual', fields);
}

function checkFields(body: object, schema: Schema): void {
  const { error } = z.object({ legalEntity: schema }).safeParse(body);
  if (!error) return;
  const issues = toIssues({ in: 'body', value: body }, error.issues);
  throw new RequestError({ kind: 'invalid', issues });
}
