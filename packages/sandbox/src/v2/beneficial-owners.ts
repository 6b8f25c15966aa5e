import type { V2Handlers } from '@seller-funds/server';
import {
  addOwner,
  getOwner,
  listOwners,
  updateOwner,
} from '../domain/sellers/legal-entities/owners.js';
import type { Session } from '../session.js';
import { buildEnvelope } from '../kernel/page.js';
import { type FieldFault, refuseFaults } from '../kernel/service-error.js';
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

  listBeneficialOwners: async ({ path, query, raw }, { read }) => {
    const parts = parseFragments(query._fragments);
    const found = await read((unit) => {
      const page = parsePage(query, new URL(raw.url).searchParams);
      return listOwners(unit, path.accountHolderCode, page, parts).then((list) => ({ list, page }));
    });
    const { list, page } = found;
    const shape = (owner: (typeof list.elements)[number]) => ownerShape(owner, list.files, parts);
    return { status: 200, body: buildEnvelope({ ...page, ascending: false }, list, shape) };
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

/** The page parameters of the list; each has two names. */
interface PageQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly _pageNumber?: number;
  readonly _pageSize?: number;
}

/**
 * Parses the page from either pair of parameter names (D21).
 * @param sent the query parameters as sent, without defaults
 * @throws {ServiceError} 422 if both names are sent with different values
 */
function parsePage(query: PageQuery, sent: URLSearchParams): { number: number; size: number } {
  const faults = (['pageNumber', 'pageSize'] as const).flatMap((name): FieldFault[] => {
    const other = query[`_${name}`];
    if (!sent.has(name) || other === undefined || other === query[name]) return [];
    const params = { first: name, second: `_${name}` };
    const template = '{first} and {second} have different values.';
    const field = `_${name}`;
    return [{ field, code: '422.900.006', params, template, attemptedValue: other }];
  });
  refuseFaults(faults);
  return {
    number: query._pageNumber ?? query.pageNumber,
    size: query._pageSize ?? query.pageSize,
  };
}
