import { createHolder } from '../fixtures/kyc.js';
import { completeOrganization } from '../fixtures/legal-entities.js';
import { createSeller } from '../fixtures/sellers.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { ScenarioContext } from '../scenario-context.js';
import type { Listed, Listing } from './listing.js';

/** Holders, and the accounts and owners of one of them. */
export async function holderListings(context: ScenarioContext): Promise<Listing[]> {
  const holders: Listed[] = [];
  const add = (list: Listed[], code: string): void => {
    list.push({ code, at: context.operator.now() });
  };
  const { code, accountCode } = await createSeller(context);
  add(holders, code);
  add(holders, (await createSeller(context)).code);
  const organization = await createHolder(context, {
    ...completeOrganization(),
    ultimateBeneficialOwners: [],
  });
  add(holders, organization);
  const [accounts, banks, owners]: [Listed[], Listed[], Listed[]] = [[], [], []];
  add(accounts, accountCode);
  const path = { accountHolderCode: code };
  for (const name of ['b', 'c', 'a']) {
    const displayName = `${name} ${context.unique()}`;
    const account = await context.call('v1.createVirtualAccount', { path, body: { displayName } });
    add(accounts, account.code);
    const body = bankAccount(displayName);
    add(banks, (await context.call('v2.createExternalAccount', { path, body })).code);
    const owner = { type: 'CEO', lastName: name } as const;
    const at = { accountHolderCode: organization };
    add(owners, (await context.call('v2.createBeneficialOwner', { path: at, body: owner })).code);
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
export async function configurationListings(context: ScenarioContext): Promise<Listing[]> {
  const listed: Listed[] = [];
  for (const type of ['WEBHOOK_PAYOUT_UPDATE', 'WEBHOOK_KYC_UPDATE'] as const) {
    const body = { type, url: 'https://example.com/hooks' };
    const { id } = await context.call('v2.createWebhookConfiguration', { body });
    listed.push({ code: String(id), at: context.operator.now() });
  }
  return [{ operation: 'v2.listWebhookConfigurations', listed, isAscending: true }];
}
