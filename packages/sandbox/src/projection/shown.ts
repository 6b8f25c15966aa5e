import type { GetBeneficialOwnerFragments } from '@seller-funds/contract/vocabulary/shared';
import type { HolderParts } from '../domain/sellers/holders/holder.js';

/** Which parts of a holder, or of an owner, an answer shows (D124, D162). */
export interface Shown {
  readonly legalEntity: boolean;
  readonly owners: boolean;
  readonly documents: boolean;
  /** The contents of documents, of photos and, in version 2, of statements. */
  readonly files: boolean;
  /** The check, where it is not shown anyway. */
  readonly kycStatus: boolean;
  readonly accounts: boolean;
  readonly externalAccounts: boolean;
  readonly salesProfile: boolean;
}

/** A part that an answer can have; a version that lacks one never asks for it. */
type Fragment = GetBeneficialOwnerFragments;

/** What fragments ask for (D46). */
export function shownBy(fragments: readonly Fragment[] = []): Shown {
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

/** What the answer to a change shows: everything but the contents of files (D125, D162). */
export const shownAfterChange: Shown = shownBy([
  'kycstatus',
  'ubo',
  'docs',
  'accounts',
  'extacc',
  'salesprofile',
]);

/** What has to be read to show it. */
export function partsOf({ legalEntity, externalAccounts, files }: Shown): HolderParts {
  return { legalEntity, externalAccounts, files };
}
