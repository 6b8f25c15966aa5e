import type { Stage } from '../stage.js';

/** A seller with one virtual account. */
export interface Seller {
  readonly code: string;
  readonly accountCode: string;
}

/** Creates a seller with a name only. */
export async function createSeller(stage: Stage): Promise<Seller> {
  const extRef = stage.unique();
  const holder = await stage.call('v1.createAccountHolder', {
    body: {
      extRef,
      displayName: `Seller ${extRef}`,
      accounts: [{ extRef: `${extRef}-a`, displayName: `Seller ${extRef}` }],
    },
  });
  const accountCode = holder.accounts?.[0]?.code;
  if (accountCode === undefined) stage.fail('a new holder has an account', 'none is shown');
  return { code: holder.code, accountCode };
}
