import { RequestError, toIssues } from '@seller-funds/server';
import type { Schema } from '@seller-funds/validators';
import * as z from 'zod/mini';
import type { HolderChange } from '../../domain/sellers/holders/update-holder.js';
import type { VersionFields } from './fields.js';
import { type LegalEntityBody, toLegalEntityChange } from './change.js';

/**
 * Converts the legal entity of an update to a change, as soon as the stored legal form is known. The OpenAPI document
 * accepts either legal form if the body does not name one; here the body must match the schema of the stored form.
 * @returns undefined if the body has no legal entity; else a function that throws {RequestError} if the fields do not
 * match that schema
 */
export function toLegalEntityUpdate(
  body: { readonly legalEntity?: LegalEntityBody | undefined },
  fields: VersionFields,
): HolderChange['legalEntity'] {
  const { legalEntity } = body;
  if (!legalEntity) return undefined;
  return (stored) => {
    const form = stored ?? legalEntity.legalForm;
    const fits = form !== undefined && (legalEntity.legalForm ?? form) === form;
    if (fits) checkFields(body, fields.updates[form]);
    return toLegalEntityChange(legalEntity, form ?? 'individual', fields);
  };
}

function checkFields(body: object, schema: Schema): void {
  const { error } = z.object({ legalEntity: schema }).safeParse(body);
  if (!error) return;
  const issues = toIssues({ in: 'body', value: body }, error.issues);
  throw new RequestError({ kind: 'invalid', issues });
}
