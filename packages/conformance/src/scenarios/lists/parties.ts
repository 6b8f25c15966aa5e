import { createHolder } from '../props/kyc.js';
import { completeOrganization } from '../props/people.js';
import { createSeller } from '../props/sellers.js';
import { bankAccount } from '../props/verified-sellers.js';
import type { Stage } from '../stage.js';
import type { Listed, Listing } from './listing.js';

/** Holders, and what one of them has several of. */
export async function partyListings(stage: Stage): Promise<Listing[]> {
  const holders: Listed[] = [];
  const note = (list: Listed[], code: string): void => {
    list.push({ code, at: stage.operator.moment() });
  };
  const { code, accountCode } = await createSeller(stage);
  note(holders, code);
  note(holders, (await createSeller(stage)).code);
  const organization = await createHolder(stage, {
    ...completeOrganization(),
    ultimateBeneficialOwners: [],
  });
  note(holders, organization);
  const [accounts, banks, owners]: [Listed[], Listed[], Listed[]] = [[], [], []];
  note(accounts, accountCode);
  const path = { accountHolderCode: code };
  for (const name of ['b', 'c', 'a']) {
    const displayName = `${name} ${stage.unique()}`;
    const account = await stage.call('v1.createVirtualAccount', { path, body: { displayName } });
    note(accounts, account.code);
    const body = bankAccount(displayName);
    note(banks, (await stage.call('v2.createExternalAccount', { path, body })).code);
    const owner = { type: 'CEO', lastName: name } as const;
    const at = { accountHolderCode: organization };
    note(owners, (await stage.call('v2.createBeneficialOwner', { path: at, body: owner })).code);
  }
  return [
    { operation: 'v1.listAccountHolders', listed: holders },
    { operation: 'v2.listAccountHolders', listed: holders },
    { operation: 'v1.listVirtualAccounts', path, listed: accounts },
    { operation: 'v2.listVirtualAccounts', path, listed: accounts },
    { operation: 'v1.listExternalAccounts', path, listed: banks },
    { operation: 'v2.listExternalAccounts', path, listed: banks },
    {
      operation: 'v2.listBeneficialOwners',
      path: { accountHolderCode: organization },
      listed: owners,
    },
  ];
}

/** Both webhook configurations that a division can have. */
export async function configurationListings(stage: Stage): Promise<Listing[]> {
  const listed: Listed[] = [];
  for (const type of ['WEBHOOK_PAYOUT_UPDATE', 'WEBHOOK_KYC_UPDATE'] as const) {
    const body = { type, url: 'https://example.com/hooks' };
    const { id } = await stage.call('v2.createWebhookConfiguration', { body });
    listed.push({ code: String(id), at: stage.operator.moment() });
  }
  return [{ operation: 'v2.listWebhookConfigurations', listed, isRising: true }];
}
