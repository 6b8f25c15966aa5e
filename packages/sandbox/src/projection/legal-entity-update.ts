import { RequestFault } from '@seller-funds/server';
import { issuesOf } from '@seller-funds/server/runtime/issues';
import type { Schema } from '@seller-funds/validators/runtime/schema';
import * as z from 'zod/mini';
import type { LegalEntityChange } from '../domain/sellers/legal-entities/edit.js';
import { type LegalForm, legalFormOf } from '../domain/sellers/legal-entities/entity.js';
import type { ReadUnit } from '../unit/unit.js';
import type { VersionFields } from './entity-fields.js';
import { type LegalEntityBody, legalEntityChange } from './legal-entity-change.js';

/** What a version says about updates of legal entities: its fields, and its schemas by form. */
export interface UpdateRules {
  readonly fields: VersionFields;
  readonly schemas: Readonly<Record<LegalForm, Schema>>;
}

/**
 * What an update sends about the legal entity of a holder. The document lets it fit either form where
 * it does not say which it is; here it has to fit the form that is stored.
 * @throws {RequestFault} for fields that do not fit
 */
export async function legalEntityUpdate(
  unit: ReadUnit,
  holder: string,
  body: { readonly legalEntity?: LegalEntityBody | undefined },
  { fields, schemas }: UpdateRules,
): Promise<LegalEntityChange | undefined> {
  const { legalEntity } = body;
  if (!legalEntity) return undefined;
  const stored = await legalFormOf(unit, holder);
  const form = stored ?? legalEntity.legalForm;
  const fits = form !== undefined && (legalEntity.legalForm ?? form) === form;
  if (fits) refuseMisfit(body, schemas[form]);
  return legalEntityChange(legalEntity, form ?? 'individual', fields);
}

function refuseMisfit(body: object, schema: Schema): void {
  const { error } = z.object({ legalEntity: schema }).safeParse(body);
  if (!error) return;
  const issues = issuesOf({ in: 'body', value: body }, error.issues);
  throw new RequestFault({ kind: 'invalid', issues });
}
