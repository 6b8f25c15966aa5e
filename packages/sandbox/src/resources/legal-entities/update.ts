import { RequestError, toIssues } from '@seller-funds/server';
import * as z from 'zod/mini';
import type { LegalEntityBody } from '../../domain/sellers/legal-entities/edit.js';
import type { HolderChange } from '../../domain/sellers/holders/update-holder.js';
import type { VersionRules } from './rules.js';

/**
 * The legal entity of an update. The OpenAPI document accepts either legal form if the body does not name one; the body
 * must match the schema of the stored form as soon as that is known, or {RequestError} is thrown.
 */
export function legalEntityUpdate(
  body: { readonly legalEntity?: LegalEntityBody | undefined },
  rules: VersionRules,
): Pick<HolderChange, 'checkFields' | 'legalEntity' | 'rules'> {
  return {
    legalEntity: body.legalEntity,
    rules,
    checkFields: (form) => {
      const { error } = z.object({ legalEntity: rules.updates[form] }).safeParse(body);
      if (!error) return;
      const issues = toIssues({ in: 'body', value: body }, error.issues);
      throw new RequestError({ kind: 'invalid', issues });
    },
  };
}
