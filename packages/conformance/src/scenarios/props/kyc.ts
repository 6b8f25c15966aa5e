import type { v2 } from '@seller-funds/contract';
import { text, member } from '../../json.js';
import { lookUp } from '../../document/pointer.js';
import type { Stage } from '../stage.js';

/** The status of an identity check as each version names it. */
export interface KycView {
  readonly inV1: string | undefined;
  readonly inV2: string | undefined;
}

/** The statuses of a check that has begun and not ended, in version 1. */
export const underWay = ['DATA_RECEIVED', 'IN_PROGRESS'];

/** How the check of a holder stands. */
export async function kycOf(stage: Stage, code: string): Promise<KycView> {
  const first = await stage.call('v1.getAccountHolder', {
    path: { code },
    query: { _fragments: ['kycstatus'] },
  });
  const second = await stage.call('v2.getAccountHolder', {
    path: { accountHolderCode: code },
    query: { _fragments: ['kycstatus'] },
  });
  return {
    inV1: text(lookUp(first, '/legalEntity/kycStatus/status')),
    inV2: text(lookUp(second, '/legalEntity/kycStatus')),
  };
}

/** Expects a check to stand so in both versions. */
export async function expectKyc(
  stage: Stage,
  code: string,
  inV1: string,
  inV2: string,
): Promise<void> {
  stage.equal(await kycOf(stage, code), { inV1, inV2 }, `the KYC status of ${code}`);
}

/** Creates a holder with a legal entity by version 2; answers with its code. */
export async function createHolder(
  stage: Stage,
  legalEntity: v2.LegalEntityCreate,
): Promise<string> {
  const extRef = stage.unique();
  const body = { extRef, displayName: `Seller ${extRef}`, legalEntity };
  return (await stage.call('v2.createAccountHolder', { body })).code;
}

/** Changes a holder by version 2, named Mila unless told; answers with the status of its check right after. */
export async function change(
  stage: Stage,
  accountHolderCode: string,
  changes: Partial<v2.AccountHolderUpdate>,
): Promise<string | undefined> {
  const body = { displayName: 'Mila', ...changes };
  const changed = await stage.call('v2.updateAccountHolder', { path: { accountHolderCode }, body });
  return text(member(changed.legalEntity, 'kycStatus'));
}
