import type { v2 } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { pdfFile } from '../fixtures/documents.js';
import { expectErrorDetails } from '../fixtures/error-details.js';
import { updateHolder } from '../fixtures/kyc.js';
import { createSeller } from '../fixtures/sellers.js';
import { bankAccount, bankUpdate } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { RequestBodyOf } from '../scenario-context.js';

const area = 'external accounts';

const missing = '422.900.002';

const upo = {
  accountType: 'UPO',
  paymentMethod: 'ACH',
  apmData: { routingNumber: '011000015' },
  accountNumber: '123456789',
  currency: 'EUR',
  displayName: 'Bank in Boston',
} satisfies v2.ExternalAccountUpoCreate;

/** D53: IBANs. */
export const iban: Scenario = {
  id: 'external-accounts/account-number',
  title:
    'An accountNumber that begins like an IBAN has to have valid check digits; others are BBANs.',
  area,
  claims: 'CORE-XA-003 CORE-XA-016 CORE-XA-017 EXT-XA-018 D53',
  run: async (context) => {
    const path = { accountHolderCode: (await createSeller(context)).code };
    const accountNumber = 'NL92ABNA0417164300';
    const inV1 = { path, body: { accountNumber, currency: 'EUR' } };
    await context.expectError('v1.createExternalAccount', inV1, 422, '422.240.001');
    const inV2 = { path, body: { ...bankAccount('Wrong'), accountNumber } };
    await context.expectError('v2.createExternalAccount', inV2, 422, '422.240.001');
    const bban = { accountNumber: '0417164300', currency: 'EUR', displayName: 'A BBAN' };
    const made = await context.call('v1.createExternalAccount', { path, body: bban });
    context.expectEqual(made.accountNumber, '0417164300', 'the BBAN');
    // A BBAN may contain what an IBAN begins with.
    const accountNumberInside = '0NL92ABNA0417164300';
    const similar = { ...bban, displayName: 'Another', accountNumber: accountNumberInside };
    const other = await context.call('v1.createExternalAccount', { path, body: similar });
    context.decided?.expectEqual(other.accountNumber, accountNumberInside, 'the other BBAN');
    const upoInV1 = { path, body: { ...bban, accountType: 'UPO' as never } };
    await context.expectError('v1.createExternalAccount', upoInV1, 422);
  },
};

/** D53, D187, D188: UPO accounts. */
export const upoAccount: Scenario = {
  id: 'external-accounts/upo',
  title: 'A UPO account has to have ACH, a valid routing number and the currency EUR.',
  area,
  claims:
    'EXT-XA-008 EXT-XA-016 EXT-XA-017 EXT-XA-020 EXT-XA-021 EXT-XA-022 EXT-XA-023 EXT-XA-024 EXT-XA-036 D53 D144 D188 D195',
  run: async (context) => {
    const { code: accountHolderCode } = await createSeller(context);
    const path = { accountHolderCode };
    const expectRejected = async (body: object, code?: ErrorCode): Promise<void> => {
      const input = { path, body: body as never };
      await context.expectError('v2.createExternalAccount', input, 422, code);
    };
    for (const name of ['paymentMethod', 'apmData', 'currency', 'displayName'] as const) {
      const { [name]: _left, ...rest } = upo;
      await expectRejected(rest);
    }
    await expectRejected({ ...upo, apmData: {} });
    await expectRejected({ ...upo, apmData: { routingNumber: '011000016' } }, '422.240.002');
    await expectRejected({ ...upo, currency: 'USD' });
    await expectRejected({ ...bankAccount('In dollars'), currency: 'USD' });
    const made = await context.call('v2.createExternalAccount', { path, body: upo });
    const shown = [made.paymentMethod, made.apmData, made.currency];
    context.expectEqual(shown, ['ACH', upo.apmData, 'EUR'], '[paymentMethod, apmData, currency]');
    const own = { accountHolderCode, externalAccountCode: made.code };
    const inV1 = await context.call('v1.getExternalAccount', { path: own });
    context.decided?.expectEqual(inV1.accountType, 'UPO', 'accountType in version 1');
    const names = Object.keys(inV1).filter((name) => ['paymentMethod', 'apmData'].includes(name));
    context.expectEqual(names, [], 'members of version 2 in version 1');
  },
};

/** D187: changing the type of an external account. */
export const changedType: Scenario = {
  id: 'external-accounts/change-type',
  title:
    'An external account stays in EUR, and can be changed to UPO with all fields that UPO requires, and back.',
  area,
  version: 'v2',
  claims: 'EXT-XA-008 EXT-XA-016 EXT-XA-021 EXT-XA-024 EXT-XA-041 D16 D53 D187',
  run: async (context) => {
    const { code: accountHolderCode } = await createSeller(context);
    const body = { ...bankAccount('Bank'), extRef: 'bank_1' };
    const { code } = await context.call('v2.createExternalAccount', {
      path: { accountHolderCode },
      body,
    });
    const path = { accountHolderCode, externalAccountCode: code };
    const expectRejected = async (
      change: RequestBodyOf<'v2.updateExternalAccount'>,
      reason?: ErrorCode,
    ) => context.expectError('v2.updateExternalAccount', { path, body: change }, 422, reason);
    await expectRejected(bankUpdate({ currency: 'USD' as never }));
    const change = upo;
    for (const name of ['paymentMethod', 'apmData'] as const) {
      const { [name]: _left, ...rest } = change;
      const exchange = await expectRejected(rest, missing);
      const detail = { field: name, code: missing } as const;
      expectErrorDetails(context, exchange, [detail], `a change to UPO without ${name}`);
    }
    const changed = await context.call('v2.updateExternalAccount', { path, body: change });
    const shown = [changed.accountType, changed.currency, changed.paymentMethod];
    context.expectEqual(shown, ['UPO', 'EUR', 'ACH'], 'accountType, currency and paymentMethod');
    // The stored type is no new one, and requires nothing else.
    const { displayName, currency } = upo;
    const same = { accountType: 'UPO', displayName, currency, description: 'For sales' } as const;
    const described = await context.call('v2.updateExternalAccount', { path, body: same });
    context.expectEqual(described, { ...changed, ...same }, 'the account after its own type');
    await expectRejected(bankUpdate({ currency: 'USD' as never }));
    const toIban = bankUpdate({ accountNumber: body.accountNumber });
    const back = await context.call('v2.updateExternalAccount', { path, body: toIban });
    const kept = [back.accountType, back.paymentMethod, back.apmData];
    context.decided?.expectEqual(kept, ['IBAN', undefined, undefined], 'the account as IBAN again');
    // The fields of UPO were removed, so that it requires them again.
    await context.decided?.expectError(
      'v2.updateExternalAccount',
      { path, body: bankUpdate({ accountType: 'UPO' }) },
      422,
      missing,
    );
    if (!context.decided) return;
    const { displayName: _name, currency: _currency, ...entry } = { ...upo, extRef: body.extRef };
    await updateHolder(context, accountHolderCode, { externalAccounts: [entry] });
    const { accountType } = await context.call('v2.getExternalAccount', { path });
    context.expectEqual(accountType, 'UPO', 'accountType after an update of the holder');
  },
};

/** EXT-XA-019: the accountNumber can be added later. */
export const missingNumber: Scenario = {
  id: 'external-accounts/without-a-number',
  title: 'An external account without accountNumber is accepted; its check waits for the number.',
  area,
  version: 'v2',
  claims: 'EXT-XA-018 EXT-XA-019 EXT-XA-036 EXT-XA-040 D52 D188',
  run: async (context) => {
    const { code: accountHolderCode } = await createSeller(context);
    for (const full of [bankAccount('Bank'), { ...upo, statement: { data: pdfFile } }]) {
      const { accountNumber, ...body } = full;
      const path = { accountHolderCode };
      const made = await context.call('v2.createExternalAccount', { path, body });
      const other = { ...full, displayName: `${full.displayName} with a number` };
      const numbered = await context.call('v2.createExternalAccount', { path, body: other });
      const type = body.accountType;
      context.expect(
        numbered.kycStatus !== 'MISSING_DATA',
        `an ${type} account with a number is not MISSING_DATA`,
        numbered.kycStatus,
      );
      context.expectEqual(
        made.kycStatus,
        'MISSING_DATA',
        `kycStatus of an ${type} account without number`,
      );
      context.expectEqual(made.accountNumber, undefined, `accountNumber of the ${type} account`);
      const own = { accountHolderCode, externalAccountCode: made.code };
      // Version 1 distinguishes MISSING_DATA from WAITING_DATA.
      const { kycStatus: inV1 } = await context.call('v1.getExternalAccount', { path: own });
      context.decided?.expectEqual(
        inV1.status,
        'MISSING_DATA',
        `kycStatus.status of the ${type} account`,
      );
      const complete = { path: own, body: full };
      const changed = await context.call('v2.updateExternalAccount', complete);
      context.expectEqual(
        changed.accountNumber,
        accountNumber,
        `accountNumber of the ${type} account then`,
      );
      const { kycStatus } = changed;
      context.expect(
        kycStatus !== 'MISSING_DATA',
        `the ${type} account is no longer MISSING_DATA`,
        kycStatus,
      );
    }
  },
};
