import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import { addLateDocument } from '../domain/sellers/legal-entities/late-document.js';
import type { FieldFault } from '../kernel/service-error.js';
import type { Session } from '../session.js';
import { writes } from './handlers.js';
import { requestedOutcome } from './kyc-outcome.js';
import { toEntryChange } from './legal-entities/change.js';
import { v1Fields } from './legal-entities/fields.js';
import { entryShape } from './legal-entities/shapes.js';

/**
 * Documents that are added to an existing holder, in version 1 only. The response does not repeat the contents of files
 * (D135).
 */
export const v1Handlers = {
  createIndividualDocument: writes(
    (unit, { path, body, raw }) => {
      const expireAt = body.expireAt ?? body.expiresAt;
      const sent = { ...body, ...(expireAt !== undefined && { expireAt }) };
      const change = toEntryChange(sent, 'personalDocument', v1Fields, '');
      return addLateDocument(unit, path.code, 'individual', change, {
        faults: expiryFaults(body),
        expiryField: body.expireAt === undefined ? 'expiresAt' : 'expireAt',
        outcome: requestedOutcome(raw),
      });
    },
    (document) => entryShape(document, 'personalDocument', v1Fields),
  ),
  createOrganizationDocument: writes(
    (unit, { path, body, raw }) => {
      const change = toEntryChange(body, 'organizationDocument', v1Fields, '');
      const outcome = requestedOutcome(raw);
      return addLateDocument(unit, path.code, 'organization', change, { outcome });
    },
    (document) => entryShape(document, 'organizationDocument', v1Fields),
  ),
} satisfies Partial<V1Handlers<Session>>;

/** The expiry date has two names; if both are sent, their values must be equal (D41). */
function expiryFaults({ expireAt, expiresAt }: v1.LatePersonalDocumentCreate): FieldFault[] {
  if (expireAt === undefined || expiresAt === undefined || expireAt === expiresAt) return [];
  const params = { expireAt, expiresAt };
  return [{ field: 'expiresAt', code: '422.220.003', params, attemptedValue: expiresAt }];
}
