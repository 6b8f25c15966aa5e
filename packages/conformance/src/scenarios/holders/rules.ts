import { lookUp } from '../../document/pointer.js';
import { getBalances, getLiableAccount } from '../fixtures/balances.js';
import {
  completeIndividual,
  completeOrganization,
  completePerson,
} from '../fixtures/legal-entities.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, pay, buildSplit } from '../fixtures/splits.js';
import { buildRefund } from '../fixtures/refunds.js';
import { buildTransfer } from '../fixtures/transfers.js';
import type { Scenario } from '../scenario.js';

const area = 'account holders';

/** EXT-AH-002, D27: the required fields of a new holder. */
export const nameOnly: Scenario = {
  id: 'holders/name-only',
  title:
    'Version 2 creates a holder with only a displayName; version 1 requires an account as well.',
  area,
  claims:
    'EXT-AH-002 EXT-AH-030 EXT-AH-032 CORE-AH-026 CORE-AH-027 CORE-AH-028 CORE-AH-029 CORE-AH-030 D27',
  run: async (context) => {
    const { code, status } = await context.call('v2.createAccountHolder', {
      body: { displayName: 'Name only' },
    });
    context.decided?.expectEqual(status?.code, 'ACTIVE', 'status.code of a new holder');
    const read = await context.call('v1.getAccountHolder', { path: { code } });
    context.expectEqual(read.displayName, 'Name only', 'displayName, read by version 1');
    await context.expectError('v2.createAccountHolder', { body: {} as never }, 422);
    const body = { displayName: 'Name only' };
    await context.expectError('v1.createAccountHolder', { body: body as never }, 422);
    const empty = { body: { ...body, accounts: [] } };
    await context.expectError('v1.createAccountHolder', empty, 422);
    const full = { ...body, accounts: [{ displayName: 'Account one' }] };
    await context.call('v1.createAccountHolder', { body: full });
  },
};

/** EXT-LE-010, D240: the fields of both legal forms. */
export const legalEntityFields: Scenario = {
  id: 'holders/legal-entity-fields',
  title: 'A legal entity of version 2 stores and returns the same fields in both legal forms.',
  area,
  version: 'v2',
  claims: 'EXT-LE-006 EXT-LE-010 EXT-LE-011 EXT-LE-012 EXT-LE-013 EXT-AH-031 D240',
  run: async (context) => {
    const { documents: _documents, ...person } = completePerson();
    const fields = {
      ...person,
      email: 'mila@example.com',
      legalName: 'Mila Jansen',
      phone: '+31201234567',
      taxNumber: 'NL123456789B01',
      registrationNumber: '64551234',
      socialSecurityNumber: '078-05-1120',
      indirectControlThrough: true,
    };
    const { documents: personal = [] } = completeIndividual();
    const { documents: organizational = [], type } = completeOrganization();
    const owners = [{ type: 'CEO', extRef: 'owner_1', lastName: 'de Vries' } as const];
    const forms = [
      { ...fields, legalForm: 'individual', documents: personal },
      { ...fields, legalForm: 'organization', documents: organizational, ...(type && { type }) },
    ] as const;
    for (const form of forms) {
      const legalEntity = { ...form, ultimateBeneficialOwners: owners };
      const body = { displayName: `An ${form.legalForm}`, legalEntity };
      const { code } = await context.call('v2.createAccountHolder', { body });
      const path = { accountHolderCode: code };
      const query = { _fragments: ['ubo' as const, 'docs' as const] };
      const read = (await context.call('v2.getAccountHolder', { path, query })).legalEntity;
      const { documents: _files, dateOfBirth, ...plain } = form;
      for (const [name, value] of Object.entries(plain)) {
        const shown = lookUp(read, `/${name}`);
        // Digits may be returned as a number.
        const found = typeof shown === 'number' ? String(shown) : shown;
        context.expectEqual(found, value, `${name} of an ${form.legalForm}`);
      }
      const born = lookUp(read, '/dateOfBirth');
      context.expectEqual(born, dateOfBirth, `dateOfBirth of an ${form.legalForm}`);
      const lastName = lookUp(read, '/ultimateBeneficialOwners/0/lastName');
      context.expectEqual(lastName, 'de Vries', `the owner of an ${form.legalForm}`);
      const document = lookUp(read, '/documents/0');
      context.expect(document !== undefined, 'it has its document', String(document));
    }
  },
};

/** D48: values that examples show as numbers. */
export const numbersAsText: Scenario = {
  id: 'holders/numbers-as-text',
  title: 'phone and registrationNumber are accepted as JSON numbers and returned as strings.',
  area,
  version: 'v2',
  claims: 'EXT-LE-010 CORE-LE-006 CORE-LE-025 D48',
  run: async (context) => {
    const legalEntity = {
      legalForm: 'organization',
      phone: 31201234567,
      registrationNumber: 64551234,
    };
    const body = { displayName: 'Numbers', legalEntity: legalEntity as never };
    const { reply } = await context.send('v2.createAccountHolder', { body });
    context.expectSuccess(reply, 'the request');
    const phone = lookUp(reply.json, '/legalEntity/phone');
    const number = lookUp(reply.json, '/legalEntity/registrationNumber');
    context.expectEqual(
      [phone, number].map(String),
      ['31201234567', '64551234'],
      '[phone, registrationNumber]',
    );
    context.decided?.expectEqual(typeof phone, 'string', 'the type of phone');
    context.decided?.expectEqual(typeof number, 'string', 'the type of registrationNumber');
  },
};

/** D50: processedAmount. */
export const processedAmount: Scenario = {
  id: 'holders/processed-amount',
  title:
    'processedAmount is the sum of all credits, without subtracting refunds; it is absent while 0.',
  area,
  version: 'v1',
  claims: 'CORE-AH-015 CORE-AH-017 D50',
  run: async (context) => {
    const seller = await createSeller(context);
    const read = async (): Promise<unknown> => {
      const holder = await context.call('v1.getAccountHolder', { path: { code: seller.code } });
      return holder.status?.processedAmount;
    };
    context.decided?.expectEqual(await read(), undefined, 'processedAmount of a new holder');
    const extRef = await pay(context, seller, 1_000);
    context.expectEqual(
      await read(),
      { amount: 1_000, currency: 'EUR' },
      'processedAmount of a payment',
    );
    await context.call('v2.createRefundSplit', { body: buildRefund(context, extRef) });
    await pay(context, seller, 50);
    context.expectEqual(
      await read(),
      { amount: 1_050, currency: 'EUR' },
      'processedAmount at the end',
    );
  },
};

/** D30, D31, D14: a closed holder. */
export const closed: Scenario = {
  id: 'holders/closed',
  title:
    'A holder stays CLOSED: payments for its account go to LIABLE, and other requests for it return 402.',
  area,
  claims: 'CORE-AH-013 CORE-ERR-005 CORE-PS-063 D14 D30 D31 D65',
  needs: ['newTenant', 'settle', 'closeAccountHolder'],
  run: async (context) => {
    const [seller, other] = [await createSeller(context), await createSeller(context)];
    await fund(context, other, 100);
    await context.operator.closeAccountHolder({ accountHolderCode: seller.code });
    const path = { code: seller.code };
    const { status } = await context.call('v1.getAccountHolder', { path });
    context.expectEqual(status?.code, 'CLOSED', 'the status');
    const before = await getLiableAccount(context);
    const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 700, seller.accountCode)]);
    const stored = await context.call('v2.createPaymentSplit', { body });
    context.expectEqual(stored.items[0]?.accountCode, undefined, 'accountCode of the item (D150)');
    context.expectEqual(
      (await getBalances(context, seller)).pending,
      0,
      'pending on the closed account',
    );
    context.expectEqual(
      (await getLiableAccount(context)).pending - before.pending,
      700,
      'what was added to LIABLE',
    );
    const transfer = buildTransfer(context, other, seller, 50);
    await context.expectError('v2.createBalanceTransfer', { body: transfer }, 402, '402.200.001');
    const url = { path: { accountHolderCode: seller.code }, body: {} };
    await context.expectError('v2.createOnboardingUrl', url, 402, '402.200.001');
  },
};
