import type { GetBeneficialOwnerFragments } from '@seller-funds/contract/vocabulary/shared';
import type { HolderParts } from '../domain/sellers/holders/holder.js';

/** Which parts of a holder or an owner a response contains (D124). */
export interface ResponseParts extends HolderParts {
  readonly owners: boolean;
  readonly documents: boolean;
  /** The KYC status, in responses that contain it only on request. */
  readonly kycStatus: boolean;
  readonly accounts: boolean;
  readonly salesProfile: boolean;
}

type Fragment = GetBeneficialOwnerFragments;

/** Returns the parts that fragments request (D46). */
export function parseFragments(fragments: readonly Fragment[] = []): ResponseParts {
  const has = (name: Fragment): boolean => fragments.includes(name);
  const documents = has('docs') || has('docfiles');
  return {
    legalEntity: documents || has('kycstatus') || has('ubo'),
    owners: has('ubo'),
    documents,
    files: has('docfiles'),
    kycStatus: has('kycstatus'),
    accounts: has('accounts'),
    externalAccounts: has('extacc'),
    salesProfile: has('salesprofile'),
  };
}

/** The parts in the response to a change: everything but the contents of files (D124, D125). */
export const partsAfterChange: ResponseParts = parseFragments([
  'kycstatus',
  'ubo',
  'docs',
  'accounts',
  'extacc',
  'salesprofile',
]);
