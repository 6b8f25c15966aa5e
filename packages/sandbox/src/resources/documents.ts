import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import { addLateDocument } from '../domain/sellers/legal-entities/late-document.js';
import type { FieldFault } from '../kernel/service-error.js';
import type { Session } from '../session.js';
import { writes } from './handlers.js';
import { requestedOutcome } from './kyc-outcome.js';
import { v1Rules } from './legal-entities/rules.js';
import { entryShape } from './legal-entities/shapes.js';

/** Documents that are added to a holder, in version 1 only. Responses do not repeat files (D135). */
export const v1Handlers = {
  createIndividualDocument: writes(
    (unit, { path, body, raw }) => {
      const expireAt = body.expireAt ?? body.expiresAt;
      const sent = { ...body, ...(expireAt !== undefined && { expireAt }) };
      return addLateDocument(unit, path.code, 'individual', sent, {
        rules: v1Rules,
        faults: expiryFaults(body),
        expiryField: body.expireAt === undefined ? 'expiresAt' : 'expireAt',
        outcome: requestedOutcome(raw),
      });
    },
    (document) => entryShape(document, 'personalDocument', v1Rules),
  ),
  createOrganizationDocument: writes(
    (unit, { path, body, raw }) =>
      addLateDocument(unit, path.code, 'organization', body, {
        rules: v1Rules,
        outcome: requestedOutcome(raw),
      }),
    (document) => entryShape(document, 'organizationDocument', v1Rules),
  ),
} satisfies Partial<V1Handlers<Session>>;

/** The expiry date has two names; if both are sent, their values must be equal (D41). */
function expiryFaults({ expireAt, expiresAt }: v1.LatePersonalDocumentCreate): FieldFault[] {
  if (expireAt === undefined || expiresAt === undefined || expireAt === expiresAt) return [];
  const params = { expireAt, expiresAt };
  return [{ field: 'expiresAt', code: '422.220.003', params, attemptedValue: expiresAt }];
}
