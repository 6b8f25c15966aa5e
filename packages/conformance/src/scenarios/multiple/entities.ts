import type { v2 } from '@seller-funds/contract';
import { elements, member } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { completePerson, completeOrganization } from '../fixtures/legal-entities.js';
import { createFundedSeller, payoutActions, readPayout } from '../fixtures/payouts.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, pay, buildSplit } from '../fixtures/splits.js';
import { createHolderWithAccounts, createRefund, getPendingByAccount } from '../fixtures/trees.js';
import { bankAccount } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

/** Several accounts of one holder. */
export const accounts: Scenario = {
  id: 'multiple/accounts-of-a-holder',
  title:
    'Each account of a holder has its own balance; a transaction shows the holder once, with the sum.',
  area: 'virtual accounts',
  claims: ['CORE-BAL-001', 'EXT-BAL-009', 'EXT-TX-004', 'D50', 'D194'],
  needs: ['newTenant', 'settle'],
  run: async (context) => {
    const { holder, codes } = await createHolderWithAccounts(context, 3);
    const [first = '', second = '', third = ''] = codes;
    const body = buildSplit(context, [
      leaf('item_1', 'PRODUCT_ITEM', 100, first),
      leaf('item_2', 'PRODUCT_ITEM', 20, second),
      leaf('item_3', 'PRODUCT_ITEM', 3, second),
    ]);
    await context.call('v2.createPaymentSplit', { body });
    const pending = await getPendingByAccount(context, holder);
    context.expectEqual(
      codes.map((code) => pending.get(code)),
      [100, 23, 0],
      'the pending balance of each account',
    );
    const query = { query: body.extRef };
    const { items } = await context.call('v2.listTransactions', { query });
    const sellers = items[0]?.sellers?.map(({ code, amount }) => [code, amount]);
    context.decided?.expectEqual(sellers, [[holder, 123]], 'the sellers of the transaction');
    await context.operator.settle({ extRefs: [body.extRef] });
    for (const [code, amount] of [
      [first, 100],
      [second, 23],
      [third, 0],
    ] as const) {
      const path = { code };
      const inV1 = await context.call('v1.getBalance', { path });
      context.expectEqual(inV1.amount, amount, `the balance of ${code} in version 1`);
      const inV2 = await context.call('v2.getBalance', { path });
      const euro = inV2.amounts.find(({ currency }) => currency === 'EUR');
      context.expectEqual(euro?.amount, String(amount), `the balance of ${code} in version 2`);
    }
    const { status } = await context.call('v1.getAccountHolder', { path: { code: holder } });
    context.decided?.expectEqual(
      status?.processedAmount?.amount,
      123,
      'processedAmount of the holder',
    );
  },
};

/** Payouts from one of two accounts of a holder. */
export const payoutsOfAccounts: Scenario = {
  id: 'multiple/payouts-of-two-accounts',
  title: 'A payout is taken from the account that it names, not from other accounts of the holder.',
  area: 'payouts',
  version: 'v2',
  claims: ['EXT-PO-001', 'EXT-PO-002', 'D91'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    const seller = await createFundedSeller(context, 700);
    const path = { accountHolderCode: seller.code };
    const names = { extRef: 'second_1', displayName: 'The second' };
    const second = await context.call('v1.createVirtualAccount', { path, body: names });
    await fund(context, { code: seller.code, accountCode: second.code }, 50);
    const body = { accountCode: second.code };
    const { code } = await context.call('v2.createPayoutRequest', { body });
    await context.operator.advance(60);
    const payout = await readPayout(context, code);
    context.expectEqual(payout.accountCode, second.code, 'the account of the payout');
    context.decided?.expectEqual(payout.amount, 50, 'its amount');
    for (const [account, left] of [
      [second.code, 0],
      [seller.accountCode, 700],
    ] as const) {
      const { amount } = await context.call('v1.getBalance', { path: { code: account } });
      context.expectEqual(amount, left, `the balance of ${account}`);
    }
  },
};

/** D5: one selected external account at a time. */
export const selected: Scenario = {
  id: 'multiple/one-selected',
  title: 'Exactly one of several external accounts is selected: the one that was selected last.',
  area: 'external accounts',
  version: 'v2',
  claims: ['D5'],
  run: async (context) => {
    const { code: accountHolderCode } = await createSeller(context);
    const path = { accountHolderCode };
    const codes: string[] = [];
    for (const name of ['First', 'Second', 'Third']) {
      const body = bankAccount(name);
      codes.push((await context.call('v2.createExternalAccount', { path, body })).code);
    }
    const [first = '', second = '', third = ''] = codes;
    const expectSelected = async (code: string): Promise<void> => {
      const listed = await context.call('v2.listExternalAccounts', { path });
      const chosen = listed.elements.filter((each) => each.selected).map((each) => each.code);
      context.expectEqual(chosen, [code], 'the external accounts that are selected');
    };
    await expectSelected(first);
    for (const code of [third, second, second, first]) {
      await context.call('v2.selectExternalAccount', {
        path: { ...path, externalAccountCode: code },
      });
      await expectSelected(code);
    }
  },
};

function buildOwner(extRef: string, lastName: string): v2.BeneficialOwnerCreate {
  return { type: 'SHARE_HOLDER', ...completePerson(), extRef, lastName };
}

/** D45, D182: an update of one of several owners. */
export const owners: Scenario = {
  id: 'multiple/owners',
  title: 'An update of one owner does not change the others.',
  area: 'beneficial owners',
  version: 'v2',
  claims: ['EXT-UBO-026', 'EXT-UBO-027', 'D45', 'D171'],
  run: async (context) => {
    const accountHolderCode = await createHolder(context, {
      ...completeOrganization(),
      ultimateBeneficialOwners: [buildOwner('owner_1', 'Adams'), buildOwner('owner_2', 'Bakker')],
    });
    const path = { accountHolderCode };
    const body = buildOwner('owner_3', 'Claes');
    const third = await context.call('v2.createBeneficialOwner', { path, body });
    const list = async (): Promise<readonly unknown[]> => {
      const { elements: all } = await context.call('v2.listBeneficialOwners', { path });
      return all.toSorted((a, b) => (a.extRef ?? '').localeCompare(b.extRef ?? ''));
    };
    const before = await list();
    context.expectEqual(
      before.map((each) => member(each, 'lastName')),
      ['Adams', 'Bakker', 'Claes'],
      'the owners',
    );
    const one = { ...path, uboCode: third.code };
    const change = { type: 'CFO', lastName: 'Claessens' } as const;
    await context.call('v2.updateBeneficialOwner', { path: one, body: change });
    const [adams, bakker, claes] = before;
    const changed = [adams, bakker, { ...(claes as object), ...change }];
    context.expectEqual(await list(), changed, 'the owners after one was changed by its code');
    // The matching of list entries is our decision (D45).
    if (!context.decided) return;
    const entity = { ultimateBeneficialOwners: [{ extRef: 'owner_2', type: 'CEO' as const }] };
    const update = { displayName: 'Mila', legalEntity: entity };
    await context.call('v2.updateAccountHolder', { path, body: update });
    const last = [adams, { ...(bakker as object), type: 'CEO' }, changed[2]];
    context.expectEqual(await list(), last, 'the owners after one was changed by its extRef');
  },
};

/** D75, D76: several refunds of one item. */
export const refunds: Scenario = {
  id: 'multiple/refunds-of-an-item',
  title:
    'Several refunds of one item add up: each is stored, and the next one can take what is left.',
  area: 'refund splits',
  claims: ['CORE-RS-001', 'D75', 'D76', 'D151'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await pay(context, seller, 1_000);
    for (const [index, amount] of [100, 200, 300].entries()) {
      const items = [refundLeaf('item_1', { amount }, `back_${index}`)];
      const body = buildRefund(context, extRef, items);
      await createRefund(context, index === 1 ? 'v1' : 'v2', body);
    }
    const tooMuch = [refundLeaf('item_1', { amount: 401 }, 'back_3')];
    const rejected = buildRefund(context, extRef, tooMuch);
    await context.decided?.expectError(
      'v2.createRefundSplit',
      { body: rejected },
      422,
      '422.310.003',
    );
    const rest = context.decided ? [400] : [];
    if (context.decided) await createRefund(context, 'v2', buildRefund(context, extRef));
    for (const id of ['v1.listRefundSplits', 'v2.listRefundSplits'] as const) {
      const { elements: all } = await context.call(id, { query: { _pageSize: 500 } });
      const own = elements(all).filter((each) => member(each, 'extRef') === extRef);
      const amounts = own.map((each) => Number(member(each, 'totalAmount')));
      context.expectEqual(
        amounts.toSorted((a, b) => a - b),
        [100, 200, 300, ...rest],
        `the refunds of ${id}`,
      );
    }
    const pending = await getPendingByAccount(context, seller.code);
    context.expectEqual(
      pending.get(seller.accountCode),
      context.decided ? 0 : 400,
      'the pending balance',
    );
  },
};
