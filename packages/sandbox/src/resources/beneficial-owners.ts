import type { V2Handlers } from '@seller-funds/server';
import {
  addOwner,
  getOwner,
  listOwners,
  updateOwner,
} from '../domain/sellers/legal-entities/owners.js';
import { buildEnvelope } from '../kernel/page.js';
import type { Session } from '../session.js';
import { reads, writes } from './handlers.js';
import { requestedOutcome } from './kyc-outcome.js';
import { v2Rules } from './legal-entities/rules.js';
import { ownerToV2 } from './legal-entities/shapes.js';
import { parseFragments } from './response-parts.js';

export const v2Handlers = {
  createBeneficialOwner: writes(
    (unit, { path, body, raw }) =>
      addOwner(unit, path.accountHolderCode, body, {
        rules: v2Rules,
        outcome: requestedOutcome(raw),
      }),
    (owner) => ownerToV2(owner),
  ),
  getBeneficialOwner: reads(
    (unit, { path, query }) =>
      getOwner(unit, path.accountHolderCode, path.uboCode, parseFragments(query._fragments)),
    ({ owner, files }, { query }) => ownerToV2(owner, files, parseFragments(query._fragments)),
  ),
  listBeneficialOwners: reads(
    (unit, { path, query }) =>
      listOwners(unit, path.accountHolderCode, pageOf(query), parseFragments(query._fragments)),
    (found, { query }) => {
      const parts = parseFragments(query._fragments);
      return buildEnvelope(pageOf(query), found, (owner) => ownerToV2(owner, found.files, parts));
    },
  ),
  updateBeneficialOwner: writes(
    (unit, { path, body, raw }) => {
      const place = { holder: path.accountHolderCode, code: path.uboCode };
      return updateOwner(unit, place, body, { rules: v2Rules, outcome: requestedOutcome(raw) });
    },
    (owner) => ownerToV2(owner),
  ),
} satisfies Partial<V2Handlers<Session>>;

function pageOf({
  pageNumber,
  pageSize,
}: {
  readonly pageNumber: number;
  readonly pageSize: number;
}) {
  return { number: pageNumber, size: pageSize, ascending: false };
}
