import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import { addLateDocument } from '../domain/sellers/legal-entities/late-document.js';
import type { Session } from '../session.js';
import type { FieldFault } from '../kernel/service-error.js';
import { v1Fields } from '../projection/entity-fields.js';
import { requestedOutcome } from '../projection/kyc-outcome.js';
import { toDocumentChange } from '../projection/legal-entity-change.js';
import { organizationDocumentShape, personalDocumentShape } from './legal-entities.js';

/** The response to a change does not repeat the contents of files (D135). */
const noFiles = new Map<string, string>();

/** Documents that are added to an existing holder, in version 1. */
export const documents = {
  createIndividualDocument: async ({ path, body, raw }, { write }) => {
    const expireAt = body.expireAt ?? body.expiresAt;
    const sent = { ...body, ...(expireAt !== undefined && { expireAt }) };
    const change = toDocumentChange(sent, 'individual', v1Fields, '');
    const document = await write((unit) =>
      addLateDocument(unit, path.code, 'individual', change, {
        faults: expiryFaults(body),
        expiryField: body.expireAt === undefined ? 'expiresAt' : 'expireAt',
        outcome: requestedOutcome(raw),
      }),
    );
    return { status: 200, body: personalDocumentShape(document, noFiles) };
  },

  createOrganizationDocument: async ({ path, body, raw }, { write }) => {
    const change = toDocumentChange(body, 'organization', v1Fields, '');
    const document = await write((unit) =>
      addLateDocument(unit, path.code, 'organization', change, { outcome: requestedOutcome(raw) }),
    );
    return { status: 200, body: organizationDocumentShape(document, noFiles) };
  },
} satisfies Partial<V1Handlers<Session>>;

/** The expiry date has two names; if both are sent, their values must be equal (D41). */
function expiryFaults({ expireAt, expiresAt }: v1.LatePersonalDocumentCreate): FieldFault[] {
  if (expireAt === undefined || expiresAt === undefined || expireAt === expiresAt) return [];
  const params = { expireAt, expiresAt };
  return [{ field: 'expiresAt', code: '422.220.003', params, attemptedValue: expiresAt }];
}
