import type { v2 } from '@seller-funds/contract';
import { createSeller } from '../props/sellers.js';
import { bankAccount } from '../props/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { BodyOf } from '../stage.js';

const area = 'external accounts';

const needed = '422.900.002';
const wrongCurrency = '422.240.003';

const upo: v2.ExternalAccountUpoCreate = {
  accountType: 'UPO',
  paymentMethod: 'ACH',
  apmData: { routingNumber: '011000015' },
  accountNumber: '123456789',
  currency: 'USD',
  displayName: 'Bank in Boston',
};

/** D53: numbers with check digits. */
export const iban: Scenario = {
  id: 'external-accounts/account-number',
  title: 'An account number that begins like an IBAN needs right check digits; others are BBANs.',
  area,
  claims: ['CORE-XA-003', 'CORE-XA-016', 'CORE-XA-017', 'EXT-XA-018', 'D53'],
  play: async (stage) => {
    const path = { accountHolderCode: (await createSeller(stage)).code };
    const accountNumber = 'NL92ABNA0417164300';
    const inV1 = { path, body: { accountNumber, currency: 'EUR' } };
    await stage.refuses('v1.createExternalAccount', inV1, 422, '422.240.001');
    const inV2 = { path, body: { ...bankAccount('Wrong'), accountNumber } };
    await stage.refuses('v2.createExternalAccount', inV2, 422, '422.240.001');
    const bban = { accountNumber: '0417164300', currency: 'EUR', displayName: 'A BBAN' };
    const made = await stage.call('v1.createExternalAccount', { path, body: bban });
    stage.equal(made.accountNumber, '0417164300', 'the BBAN');
    const upoInV1 = { path, body: { ...bban, accountType: 'UPO' as never } };
    await stage.refuses('v1.createExternalAccount', upoInV1, 422);
  },
};

/** D53, D187, D188: the other type of account. */
export const ach: Scenario = {
  id: 'external-accounts/upo',
  title: 'A UPO account needs ACH, a routing number with a right check digit, and USD.',
  area,
  claims: [
    'EXT-XA-008',
    'EXT-XA-016',
    'EXT-XA-017',
    'EXT-XA-020',
    'EXT-XA-021',
    'EXT-XA-022',
    'EXT-XA-023',
    'EXT-XA-024',
    'EXT-XA-036',
    'D53',
    'D144',
    'D188',
    'D195',
  ],
  play: async (stage) => {
    const { code: accountHolderCode } = await createSeller(stage);
    const path = { accountHolderCode };
    const refuse = async (body: object, code?: string): Promise<void> => {
      const input = { path, body: body as never };
      await stage.refuses('v2.createExternalAccount', input, 422, code);
    };
    for (const name of ['paymentMethod', 'apmData', 'currency', 'displayName'] as const) {
      const { [name]: _left, ...rest } = upo;
      await refuse(rest);
    }
    await refuse({ ...upo, apmData: {} });
    await refuse({ ...upo, apmData: { routingNumber: '011000016' } }, '422.240.002');
    await refuse({ ...upo, currency: 'EUR' });
    await refuse({ ...bankAccount('In dollars'), currency: 'USD' });
    const made = await stage.call('v2.createExternalAccount', { path, body: upo });
    stage.equal([made.paymentMethod, made.apmData], ['ACH', upo.apmData], 'what was sent');
    const own = { accountHolderCode, externalAccountCode: made.code };
    const inV1 = await stage.call('v1.getExternalAccount', { path: own });
    stage.equal(inV1.accountType, 'UPO', 'accountType in version 1');
    const names = Object.keys(inV1).filter((name) => ['paymentMethod', 'apmData'].includes(name));
    stage.equal(names, [], 'members of version 2 in version 1');
  },
};

/** D187: what a stored account may become. */
export const anotherType: Scenario = {
  id: 'external-accounts/another-type',
  title:
    'A stored account keeps to the currency of its type, and becomes a UPO with all that a UPO needs.',
  area,
  version: 'v2',
  claims: ['EXT-XA-008', 'EXT-XA-016', 'EXT-XA-021', 'EXT-XA-024', 'EXT-XA-041', 'D53', 'D187'],
  play: async (stage) => {
    const { code: accountHolderCode } = await createSeller(stage);
    const body = bankAccount('Bank');
    const { code } = await stage.call('v2.createExternalAccount', {
      path: { accountHolderCode },
      body,
    });
    const path = { accountHolderCode, externalAccountCode: code };
    const refuse = async (change: BodyOf<'v2.updateExternalAccount'>, reason: string) =>
      stage.refuses('v2.updateExternalAccount', { path, body: change }, 422, reason);
    await refuse({ currency: 'USD' }, wrongCurrency);
    const { displayName: _name, ...change } = upo;
    for (const name of ['paymentMethod', 'apmData', 'currency'] as const) {
      const { [name]: _left, ...rest } = change;
      await refuse(rest, needed);
    }
    const changed = await stage.call('v2.updateExternalAccount', { path, body: change });
    const shown = [changed.accountType, changed.currency, changed.paymentMethod];
    stage.equal(shown, ['UPO', 'USD', 'ACH'], 'accountType, currency and paymentMethod');
    await refuse({ currency: 'EUR' }, wrongCurrency);
  },
};
