import type { V2Handlers } from '@seller-funds/server';
import {
  addOwner,
  getOwner,
  listOwners,
  updateOwner,
} from '../domain/sellers/legal-entities/owners.js';
import type { Session } from '../session.js';
import { buildEnvelope } from '../kernel/page.js';
import { v2Fields } from '../projection/entity-fields.js';
import { toOwnerChange } from '../projection/legal-entity-change.js';
import { parseFragments } from '../projection/response-parts.js';
import { requestedOutcome } from '../projection/kyc-outcome.js';
import { ownerShape } from './legal-entities.js';

/** The parts in the response to a change (D162). */
const afterChange = { documents: true };
const noFiles = new Map<string, string>();

/** Owners of organizations, in version 2. */
export const beneficialOwners = {
  createBeneficialOwner: async ({ path, body, raw }, { write }) => {
    const change = toOwnerChange(body, v2Fields, '');
    const owner = await write((unit) =>
      addOwner(unit, path.accountHolderCode, change, requestedOutcome(raw)),
    );
    return { status: 200, body: ownerShape(owner, noFiles, afterChange) };
  },

  getBeneficialOwner: async ({ path, query }, { read }) => {
    const parts = parseFragments(query._fragments);
    const { owner, files } = await read((unit) =>
      getOwner(unit, path.accountHolderCode, path.uboCode, parts),
    );
    return { status: 200, body: ownerShape(owner, files, parts) };
  },

  listBeneficialOwners: async ({ path, query }, { read }) => {
    const parts = parseFragments(query._fragments);
    const page = { number: query.pageNumber, size: query.pageSize, ascending: false };
    const list = await read((unit) => listOwners(unit, path.accountHolderCode, page, parts));
    const shape = (owner: (typeof list.elements)[number]) => ownerShape(owner, list.files, parts);
    return { status: 200, body: buildEnvelope(page, list, shape) };
  },

  updateBeneficialOwner: async ({ path, body, raw }, { write }) => {
    const { accountHolderCode: holder, uboCode: code } = path;
    const change = toOwnerChange(body, v2Fields, '');
    const owner = await write((unit) =>
      updateOwner(unit, { holder, code }, change, requestedOutcome(raw)),
    );
    return { status: 200, body: ownerShape(owner, noFiles, afterChange) };
  },
} satisfies Partial<V2Handlers<Session>>;
