import type { Call } from './test-sandbox.js';

export interface PayableSeller {
  readonly holder: string;
  readonly account: string;
  readonly external: string;
}

export const bankUpdate = { displayName: 'Mila', accountType: 'IBAN', currency: 'EUR' };

export async function createPayableSeller(
  call: Call,
  accountNumber = 'NL45SNDB0000000001',
): Promise<PayableSeller> {
  const { body } = await call('POST', '/api/accountholders', { displayName: 'Mila Ceramics' });
  const path = `/api/accountholders/${body.code}/externalaccounts`;
  const external = (await call('POST', path, { ...bankUpdate, accountNumber })).body.code;
  const passed = { outcome: 'PASSED' };
  await call('POST', `/_sandbox/account-holders/${body.code}/kyc`, passed);
  await call('POST', `/_sandbox/external-accounts/${external}/kyc`, passed);
  return { holder: body.code, account: body.accounts[0].code, external };
}
