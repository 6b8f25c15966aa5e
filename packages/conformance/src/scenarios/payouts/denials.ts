import { getBalances } from '../fixtures/balances.js';
import {
  oneMinute,
  createFundedSeller,
  expectPayoutStatus,
  payoutActions,
  readPayout,
  requestPayoutInBothVersions,
  requestPayout,
} from '../fixtures/payouts.js';
import { fund } from '../fixtures/splits.js';
import {
  createCompleteSeller,
  createSellerWithBank,
  type VerifiedSeller,
} from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'payouts';

/** Requests a payout in each version and expects both to be denied when they are due. */
async function expectDenial(
  context: ScenarioContext,
  seller: VerifiedSeller,
  amount = 400,
): Promise<void> {
  const before = await getBalances(context, seller);
  const requested = await requestPayoutInBothVersions(context, seller, { amount });
  for (const { status } of requested)
    context.expectEqual(status, 'WAITING', 'the status in the response (D86)');
  await context.operator.advance(oneMinute);
  for (const { code } of requested) await expectPayoutStatus(context, code, 'REJECTED', 'FAILED');
  context.expectEqual(
    await getBalances(context, seller),
    before,
    'the balances after the denied payouts',
  );
}

/** CORE-PO-003: the holder is not verified. */
export const holderNotVerified: Scenario = {
  id: 'payouts/denied-holder-not-verified',
  title: 'A payout is denied while its account holder has not passed KYC.',
  area,
  claims: ['CORE-PO-003', 'CORE-PO-025', 'D86', 'D88', 'D89'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createCompleteSeller(context);
    const { code: accountHolderCode, externalAccountCode } = seller;
    await context.operator.decideKyc({ accountHolderCode, externalAccountCode, outcome: 'PASSED' });
    await context.operator.decideKyc({ accountHolderCode, outcome: 'REJECTED' });
    await fund(context, seller, 1_000);
    await expectDenial(context, seller);
    // The check has not started; nothing else prevents the payout.
    const unknown = await createSellerWithBank(context);
    await context.operator.decideKyc({
      accountHolderCode: unknown.code,
      externalAccountCode: unknown.externalAccountCode,
      outcome: 'PASSED',
    });
    await fund(context, unknown, 1_000);
    await expectDenial(context, unknown);
  },
};

/** CORE-PO-004: the external account is not verified. */
export const accountNotVerified: Scenario = {
  id: 'payouts/denied-external-account-not-verified',
  title: 'A payout is denied while its external account has not passed KYC.',
  area,
  claims: ['CORE-PO-001', 'CORE-PO-004', 'CORE-PO-026', 'D86'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createCompleteSeller(context);
    const { code: accountHolderCode, externalAccountCode } = seller;
    await context.operator.decideKyc({ accountHolderCode, outcome: 'PASSED' });
    await context.operator.decideKyc({
      accountHolderCode,
      externalAccountCode,
      outcome: 'REJECTED',
    });
    await fund(context, seller, 1_000);
    await expectDenial(context, seller);
  },
};

/** CORE-PO-027: the balance is too low. */
export const balance: Scenario = {
  id: 'payouts/denied-balance',
  title: 'A payout of more than the payout balance is denied completely.',
  area,
  claims: ['CORE-PO-027', 'D86', 'D55'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    await expectDenial(context, seller, 1_001);
  },
};

/** D91: a full payout of a balance of 0. */
export const zeroBalance: Scenario = {
  id: 'payouts/denied-zero-balance',
  title: 'A payout without amount is denied if the balance is 0, and shows no amount.',
  area,
  claims: ['CORE-PO-027', 'CORE-PO-035', 'D91', 'D156'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 10);
    await requestPayout(context, seller);
    await context.operator.advance(oneMinute);
    const requested = await requestPayoutInBothVersions(context, seller);
    await context.operator.advance(oneMinute);
    for (const { code } of requested) {
      await expectPayoutStatus(context, code, 'REJECTED', 'FAILED');
      const { amount } = await readPayout(context, code);
      context.expectEqual(amount, undefined, 'the amount of the denied payout');
    }
  },
};

/** D30: the holder is suspended. */
export const suspended: Scenario = {
  id: 'payouts/denied-suspended',
  title: 'A payout of a suspended holder is denied; the holder can still receive payments.',
  area,
  claims: ['CORE-AH-013', 'D30', 'D31', 'D86'],
  needs: [...payoutActions, 'suspendAccountHolder'],
  run: async (context) => {
    const seller = await createFundedSeller(context, 500);
    await context.operator.suspendAccountHolder({ accountHolderCode: seller.code });
    const path = { code: seller.code };
    const { status } = await context.call('v1.getAccountHolder', { path });
    context.expectEqual(status?.code, 'SUSPENDED', 'the status of the holder');
    await fund(context, seller, 500);
    context.expectEqual((await getBalances(context, seller)).payout, 1_000, 'the payout balance');
    await expectDenial(context, seller);
  },
};

/** D47: the payout limit of LIGHT_KYC. */
export const light: Scenario = {
  id: 'payouts/denied-light-kyc',
  title: 'A holder of the tier LIGHT_KYC can be paid out EUR 2,500.00 in total.',
  area,
  claims: ['EXT-AH-015', 'D47'],
  needs: ['newTenant', ...payoutActions, 'configureMerchant'],
  run: async (context) => {
    await context.operator.configureMerchant({ kycTier: 'LIGHT_KYC' });
    const seller = await createFundedSeller(context, 300_000);
    const path = { accountHolderCode: seller.code };
    const { tier } = await context.call('v2.getAccountHolder', { path });
    context.decided?.expectEqual(tier, 'LIGHT_KYC', 'the tier of the holder');
    await expectDenial(context, seller, 250_001);
    const { code } = await requestPayout(context, seller, { amount: 250_000 });
    await context.operator.advance(oneMinute);
    await expectPayoutStatus(context, code, 'ACCEPTED', 'ACCEPTED');
    await expectDenial(context, seller, 1);
  },
};
