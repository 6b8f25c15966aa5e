import type { v2 } from '@seller-funds/contract';
import type { Stage } from '../stage.js';
import { completeIndividual } from './people.js';
import { paper } from './papers.js';
import type { Seller } from './sellers.js';

/** A seller that passed its check, with a bank account that passed its own. */
export interface VerifiedSeller extends Seller {
  readonly externalAccountCode: string;
}

/** A bank account with a statement, whose number has correct check digits. */
export function bankAccount(
  name: string,
): v2.ExternalAccountIbanCreate & { readonly accountNumber: string } {
  return {
    accountType: 'IBAN',
    accountNumber: 'NL91ABNA0417164300',
    currency: 'EUR',
    displayName: name,
    statement: { data: paper },
  };
}

/** Creates a seller with complete data and a bank account; nothing is checked yet. */
export function createCompleteSeller(stage: Stage): Promise<VerifiedSeller> {
  return createSellerWithBank(stage, { legalEntity: completeIndividual() });
}

/** Creates a seller with a bank account, without any other data unless it is given. */
export async function createSellerWithBank(
  stage: Stage,
  data: Pick<v2.AccountHolderCreate, 'legalEntity'> = {},
): Promise<VerifiedSeller> {
  const extRef = stage.unique();
  const holder = await stage.call('v2.createAccountHolder', {
    body: {
      extRef,
      displayName: `Seller ${extRef}`,
      ...data,
      externalAccounts: [bankAccount(`Bank ${extRef}`)],
    },
  });
  const accountCode = holder.accounts?.[0]?.code;
  const externalAccountCode = holder.externalAccounts?.[0]?.code;
  if (accountCode === undefined || externalAccountCode === undefined) {
    stage.fail('a new holder shows its accounts', JSON.stringify(holder));
  }
  return { code: holder.code, accountCode, externalAccountCode };
}

/** Creates a seller and lets the operator pass its check and that of its bank account. */
export async function createVerifiedSeller(stage: Stage): Promise<VerifiedSeller> {
  const seller = await createCompleteSeller(stage);
  const { code: accountHolderCode, externalAccountCode } = seller;
  await stage.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
  await stage.operator.decideKyc({ accountHolderCode, externalAccountCode, outcome: 'PASSED' });
  return seller;
}
