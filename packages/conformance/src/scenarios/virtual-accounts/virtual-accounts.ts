import { createSeller } from '../fixtures/sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'virtual accounts';

/** D27: the default account. */
export const byDefault: Scenario = {
  id: 'virtual-accounts/default',
  title:
    'A holder that is created without accounts gets one, with extRef and displayName derived from those of the holder.',
  area,
  version: 'v2',
  claims: 'EXT-VA-001 EXT-VA-002 EXT-VA-003 EXT-VA-008 CORE-VA-005 D27 D51',
  run: async (context) => {
    const extRef = `${context.unique()}-with-a-long-reference`;
    const displayName = 'A name of a seller that is a good deal longer than 48 char';
    const path = async (body: { displayName: string }): Promise<{ accountHolderCode: string }> => ({
      accountHolderCode: (await context.call('v2.createAccountHolder', { body })).code,
    });
    const named = await context.call('v2.listVirtualAccounts', {
      path: await path({ displayName, extRef } as { displayName: string }),
    });
    const [account, ...others] = named.elements;
    context.expectEqual(others.length, 0, 'the number of further accounts');
    context.expectEqual(account?.extRef, `${extRef}_virtual_account`, 'extRef');
    context.expectEqual(account?.displayName, displayName.slice(0, 48), 'displayName');
    context.expectEqual(account?.accountType, 'DEFAULT', 'accountType');
    const anonymous = await path({ displayName: 'Without reference' });
    const bare = await context.call('v2.listVirtualAccounts', { path: anonymous });
    context.expectEqual(
      bare.elements[0]?.extRef,
      null,
      'extRef of the account of a holder without extRef',
    );
  },
};

/** EXT-VA-006, CORE-VA-014: additional accounts in version 1. */
export const additional: Scenario = {
  id: 'virtual-accounts/additional',
  title: 'Version 1 can create additional accounts, which both versions list.',
  area,
  claims:
    'CORE-AH-003 CORE-VA-004 CORE-VA-010 CORE-VA-014 CORE-VA-015 CORE-VA-016 CORE-VA-019 EXT-VA-006 EXT-VA-010 EXT-VA-014 D136 D196',
  run: async (context) => {
    const { code, accountCode } = await createSeller(context);
    const path = { accountHolderCode: code };
    const body = { displayName: 'Second account' };
    const made = await context.call('v1.createVirtualAccount', { path, body });
    const { code: second, ...shown } = made;
    const expected = { extRef: null, accountType: 'DEFAULT', displayName: 'Second account' };
    context.expectEqual(shown, expected, 'the account, with extRef null');
    const inV1 = await context.call('v1.listVirtualAccounts', { path, query: { _sort: 'asc' } });
    const inV2 = await context.call('v2.listVirtualAccounts', { path });
    const codes = [accountCode, second];
    context.expectEqual(
      inV1.elements.map((account) => account.code),
      codes,
      'the accounts in version 1, the oldest first',
    );
    const newest = inV2.elements.map((account) => account.code).toSorted();
    context.expectEqual(newest, codes.toSorted(), 'the accounts in version 2');
    const own = { accountHolderCode: code, accountCode: second };
    const read = await context.call('v1.getVirtualAccount', { path: own });
    context.expectEqual(read, made, 'the account, read again');
  },
};

/** CORE-VA-021, -023, -024: updating an account. */
export const update: Scenario = {
  id: 'virtual-accounts/update',
  title: 'A PATCH of an account changes only displayName and extRef; a code is ignored.',
  area,
  version: 'v1',
  claims: 'CORE-VA-020 CORE-VA-021 CORE-VA-022 CORE-VA-023 CORE-VA-024 CORE-VA-026 D12',
  run: async (context) => {
    const { code, accountCode } = await createSeller(context);
    const path = { accountHolderCode: code, accountCode };
    const body = { displayName: 'Renamed', extRef: 'renamed_1', accountType: 'LIABLE' };
    const given = { ...body, code: 'va_mine' };
    const changed = await context.call('v1.updateVirtualAccount', { path, body: given });
    const expected = { ...body, accountType: 'DEFAULT', code: accountCode };
    context.expectEqual(changed, expected, 'the account');
    const sent = { displayName: 'Renamed again', code: accountCode };
    await context.call('v1.updateVirtualAccount', { path, body: sent });
    const read = await context.call('v1.getVirtualAccount', { path });
    context.expectEqual(read, { ...expected, displayName: 'Renamed again' }, 'the account, read');
  },
};

/** D28: unique names within a holder. */
export const uniqueness: Scenario = {
  id: 'virtual-accounts/unique-names',
  title: 'extRef and displayName of an account are unique within its holder.',
  area,
  claims: 'CORE-VA-003 CORE-VA-007 CORE-ERR-009 D28',
  run: async (context) => {
    const [seller, other] = [await createSeller(context), await createSeller(context)];
    const path = { accountHolderCode: seller.code };
    const body = { extRef: 'account_2', displayName: 'Second account' };
    await context.call('v1.createVirtualAccount', { path, body });
    const reference = { path, body: { ...body, displayName: 'Third account' } };
    await context.expectError('v1.createVirtualAccount', reference, 409, '409.230.001');
    const label = { path, body: { ...body, extRef: 'account_3' } };
    await context.expectError('v1.createVirtualAccount', label, 409, '409.230.002');
    const elsewhere = { accountHolderCode: other.code };
    await context.call('v1.createVirtualAccount', { path: elsewhere, body });
    const account = { accountHolderCode: seller.code, accountCode: seller.accountCode };
    const rename = { path: account, body: { displayName: 'Second account' } };
    await context.expectError('v1.updateVirtualAccount', rename, 409, '409.230.002');
  },
};
