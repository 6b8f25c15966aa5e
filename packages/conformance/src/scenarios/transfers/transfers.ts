import { balancesOf, liable } from '../props/balances.js';
import { createSeller, type Seller } from '../props/sellers.js';
import { fund, pay } from '../props/splits.js';
import { apiVersions, createPayment, item as leafOf, paymentBody } from '../props/trees.js';
import type { Scenario } from '../scenario.js';
import type { BodyOf, Stage } from '../stage.js';

const area = 'balance transfers';

type TransferBody = BodyOf<'v2.createBalanceTransfer'>;

/** A transfer between two sellers under a key of its own. */
export function transferOf(stage: Stage, from: Seller, to: Seller, amount: number): TransferBody {
  return {
    fromAccountCode: from.accountCode,
    toAccountCode: to.accountCode,
    amount,
    idempotencyKey: stage.uuid(),
    type: 'CORRECTION',
  };
}

/** D85: what one account loses the other one gets, at once. */
export const transfer: Scenario = {
  id: 'transfers/moves-money',
  title: 'A balance transfer moves money from one account to the other at once.',
  area,
  version: 'v2',
  claims: ['EXT-BT-015', 'EXT-BT-017', 'EXT-BT-006', 'EXT-BT-025', 'D85'],
  needs: ['settle'],
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 1_000);
    const body = { ...transferOf(stage, from, to, 400), description: 'Correction of March' };
    const made = await stage.call('v2.createBalanceTransfer', { body });
    const { code, ...shown } = made;
    stage.equal(shown, { ...body, currency: 'EUR' }, 'the transfer, with EUR by default');
    const read = await stage.call('v2.getBalanceTransfer', { path: { code } });
    stage.equal(read, made, 'the transfer, read again');
    const left = { confirmed: 600, pending: 0, payout: 600 };
    stage.equal(await balancesOf(stage, from), left, 'the balances of the source');
    const got = { confirmed: 400, pending: 0, payout: 400 };
    stage.equal(await balancesOf(stage, to), got, 'the balances of the destination');
  },
};

/** D85, CORE-ERR-005: the payout balance has to suffice. */
export const funds: Scenario = {
  id: 'transfers/insufficient-funds',
  title: 'A transfer of more than the payout balance is a 402 and moves nothing.',
  area,
  version: 'v2',
  claims: ['CORE-ERR-005', 'D85', 'D14'],
  needs: ['settle'],
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 1_000);
    await pay(stage, from, 5_000);
    const body = transferOf(stage, from, to, 1_001);
    await stage.refuses('v2.createBalanceTransfer', { body }, 402, '402.320.001');
    stage.equal((await balancesOf(stage, from)).confirmed, 1_000, 'confirmed at the source');
    stage.equal((await balancesOf(stage, to)).confirmed, 0, 'confirmed at the destination');
    // The refusal did not use the key up (D193).
    await stage.call('v2.createBalanceTransfer', { body: { ...body, amount: 1_000 } });
    stage.equal((await balancesOf(stage, from)).confirmed, 0, 'confirmed after all of it');
  },
};

/** D85, D14: what is wrong with the accounts. */
export const accounts: Scenario = {
  id: 'transfers/accounts',
  title: 'A transfer to the same account, or of an unknown one, is refused.',
  area,
  version: 'v2',
  claims: ['EXT-BT-002', 'EXT-BT-003', 'D85'],
  needs: ['settle'],
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 100);
    const same = transferOf(stage, from, from, 1);
    await stage.refuses('v2.createBalanceTransfer', { body: same }, 422, '422.320.001');
    const unknown = { ...transferOf(stage, from, to, 1), toAccountCode: 'va_no_such_account' };
    await stage.refuses('v2.createBalanceTransfer', { body: unknown }, 422, '422.320.002');
    const missing = { ...transferOf(stage, from, to, 1), fromAccountCode: 'va_no_such_account' };
    await stage.refuses('v2.createBalanceTransfer', { body: missing }, 422, '422.320.002');
    stage.equal((await balancesOf(stage, from)).confirmed, 100, 'confirmed at the source');
  },
};

/** CORE-PS-064: what the rules sent to LIABLE is brought to whom it belongs. */
export const correction: Scenario = {
  id: 'transfers/correct-an-allocation',
  title: 'What fell to LIABLE for want of an account can be transferred to the seller.',
  area,
  claims: ['CORE-PS-064', 'EXT-PS-040', 'D77'],
  needs: ['settle'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const { code } = await liable(stage);
    for (const version of apiVersions) {
      const extRef = stage.unique();
      await createPayment(stage, version, paymentBody(extRef, [leafOf('item-1', 1_500)]));
      await stage.operator.settle({ extRefs: [extRef] });
      const body = transferOf(stage, { code: '', accountCode: code }, seller, 1_500);
      await stage.call('v2.createBalanceTransfer', { body });
    }
    stage.equal((await balancesOf(stage, seller)).payout, 3_000, 'what the seller can be paid');
  },
};

/** D85, D231's neighbour: the addendum. */
export const addendum: Scenario = {
  id: 'transfers/addendum',
  title:
    'Without the addendum a division shows balanceTransferEnabled false and transfers are 403.',
  area,
  version: 'v2',
  claims: ['EXT-BT-013', 'EXT-BAL-007', 'D85'],
  needs: ['newTenant', 'settle', 'configureMerchant'],
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 100);
    await stage.operator.configureMerchant({ balanceTransferEnabled: false });
    const [division] = await stage.call('v2.listDivisions', {});
    stage.equal(division?.balanceTransferEnabled, false, 'balanceTransferEnabled');
    const body = transferOf(stage, from, to, 50);
    await stage.refuses('v2.createBalanceTransfer', { body }, 403, '403.320.001');
    stage.equal((await balancesOf(stage, from)).confirmed, 100, 'confirmed at the source');
    await stage.operator.configureMerchant({ balanceTransferEnabled: true });
    const [enabled] = await stage.call('v2.listDivisions', {});
    stage.equal(enabled?.balanceTransferEnabled, true, 'balanceTransferEnabled with it again');
    await stage.call('v2.createBalanceTransfer', { body });
  },
};
