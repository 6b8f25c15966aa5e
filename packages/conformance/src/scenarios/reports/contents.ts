import {
  oneMinute,
  createFundedSeller,
  payoutActions,
  requestPayout,
} from '../fixtures/payouts.js';
import { anHour, downloadReport, type Report } from '../fixtures/reports.js';
import { createSeller, type Seller } from '../fixtures/sellers.js';
import { leaf, buildSplit, type SplitLabel } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'reports';

/** The reports that contain single payments. */
const paymentReports = [
  'marketplace-payments',
  'marketplace-settlement',
  'marketplace-incoming-settlement',
  'marketplace-revenue',
  'seller-settlement',
  'balance-mutation',
] as const;

/** Creates a settled payment with a product and a commission of each seller. Returns its extRef and its code. */
async function sell(
  context: ScenarioContext,
  ...sellers: Seller[]
): Promise<readonly [extRef: string, code: string]> {
  const items = sellers.flatMap(({ accountCode }, index) => [
    leaf(`item_${index}`, 'PRODUCT_ITEM', 100, accountCode),
    leaf(`fee_${index}`, 'COMMISSION', 10, accountCode),
  ]);
  const body = buildSplit(context, items);
  const { code } = await context.call('v2.createPaymentSplit', { body });
  await context.operator.settle({ extRefs: [body.extRef] });
  return [body.extRef, code];
}

/** EXT-REP-001: every report, about all sellers or one. */
export const types: Scenario = {
  id: 'reports/types',
  title: 'Each of the eight reports requires only its name; account limits it to one seller.',
  area,
  version: 'v2',
  claims: 'EXT-REP-001 EXT-REP-010 EXT-REP-017 EXT-REP-018 D107 D217 D218',
  needs: ['newTenant', 'settle', 'advanceTime'],
  run: async (context) => {
    const [seller, other] = [await createSeller(context), await createSeller(context)];
    const payments = [
      await sell(context, seller),
      await sell(context, seller, other),
      await sell(context, other, seller),
      await sell(context, other),
    ];
    const reports = [...paymentReports, 'marketplace-sellers', 'payout-report'] as const;
    const made: { report: (typeof reports)[number]; all: Report; one: Report }[] = [];
    for (const report of reports) {
      const all = await context.call('v2.createReport', { body: { report } });
      context.expectEqual(all.account ?? null, null, `account of ${report} about all sellers`);
      const body = { report, account: seller.code };
      const one = await context.call('v2.createReport', { body });
      context.expectEqual(one.account?.id, seller.code, `account.id of ${report} about one seller`);
      await context.expectError('v2.createReport', { body: { report, account: 'ah_none' } }, 422);
      made.push({ report, all, one });
    }
    await context.operator.advance(anHour);
    for (const { report, all, one } of made) {
      const files = [await downloadReport(context, all), await downloadReport(context, one)];
      const query = { report, account: seller.code };
      const { items } = await context.call('v2.listReports', { query });
      const ids = items.map(({ id }) => id);
      context.expectEqual(ids, [one.id], `the reports ${report} listed by account`);
      if (report === 'payout-report') continue;
      const ofSellers = report === 'marketplace-sellers';
      const named = ofSellers ? [[seller.code], [other.code]] : payments;
      const found = files.map((file) =>
        named.map((names) => names.some((name) => file.includes(name))),
      );
      // The last one is not about the seller.
      const expected = [named.map(() => true), named.map((_, index) => index < named.length - 1)];
      const rows = ofSellers ? 'seller' : 'payment';
      const what = `whether the files of ${report} about all sellers and about one have each ${rows}`;
      if (report === 'seller-settlement') context.expectEqual(found, expected, what);
      else context.decided?.expectEqual(found, expected, what);
    }
    await context.expectError('v2.createReport', { body: { account: seller.code } as never }, 422);
  },
};

/** D107, D218: the contents of a period. */
export const contents: Scenario = {
  id: 'reports/contents',
  title: 'The file of a report contains the days from (included) to (excluded), in UTC.',
  area,
  version: 'v2',
  claims: 'EXT-REP-018 D107 D218',
  needs: ['newTenant', 'settle', 'advanceTime'],
  run: async (context) => {
    const seller = await createSeller(context);
    const days: { readonly date: string; readonly names: readonly string[] }[] = [];
    for (let count = 0; count < 4; count += 1) {
      await context.operator.advanceToNoon();
      const names = await sell(context, seller);
      days.push({ date: context.operator.now().slice(0, 10), names });
    }
    const [, from, , to] = days.map(({ date }) => date);
    const made: Report[] = [];
    for (const report of paymentReports) {
      const body = { report, from: from ?? '', to: to ?? '' };
      made.push(await context.call('v2.createReport', { body }));
    }
    await context.operator.advance(anHour);
    for (const each of made) {
      const file = await downloadReport(context, each);
      const found = days.map(({ names }) => names.some((name) => file.includes(name)));
      const what = `which of four days are in ${each.report} from the second to the fourth`;
      context.decided?.expectEqual(found, [false, true, true, false], what);
    }
  },
};

const paymentLabels: readonly SplitLabel[] = [
  'PRODUCT_ITEM',
  'SHIPPING',
  'COMMISSION',
  'DISCOUNT',
  'PLATFORM_DISCOUNT',
  'PAYMENT_FEE',
  'HANDLING_FEE',
  'RMA_FEE',
  'DEFICIENCY',
];

/** D66: the payments in the report of the merchant's revenue. */
export const revenue: Scenario = {
  id: 'reports/revenue',
  title:
    "The file of marketplace-revenue contains exactly the payments whose labels move money to or from the merchant's accounts.",
  area,
  version: 'v2',
  claims: 'EXT-REP-001 EXT-PS-043 D66 D218',
  needs: ['newTenant', 'advanceTime'],
  run: async (context) => {
    const { accountCode } = await createSeller(context);
    const splits: { readonly label: SplitLabel; readonly code: string }[] = [];
    for (const label of paymentLabels) {
      const body = buildSplit(context, [leaf('item_1', label, 1_000, accountCode)]);
      const { code } = await context.call('v2.createPaymentSplit', { body });
      splits.push({ label, code });
    }
    const body = { report: 'marketplace-revenue' } as const;
    const made = await context.call('v2.createReport', { body });
    await context.operator.advance(anHour);
    const file = await downloadReport(context, made);
    const absent = splits.filter(({ code }) => !file.includes(code)).map(({ label }) => label);
    const staying = ['PRODUCT_ITEM', 'SHIPPING'];
    context.decided?.expectEqual(
      absent.toSorted(),
      staying,
      'the labels whose payments are not in the file',
    );
  },
};

/** D107, D218: the payouts in a report. */
export const payouts: Scenario = {
  id: 'reports/payouts',
  title:
    'The file of payout-report contains a payout once its money has left the account; account limits it to one seller.',
  area,
  version: 'v2',
  claims: 'EXT-REP-001 D107 D218',
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    const [seller, other] = [
      await createFundedSeller(context, 1_000),
      await createFundedSeller(context, 1_000),
    ];
    await context.operator.advanceToNoon();
    const first = await requestPayout(context, seller, { amount: 10 });
    const second = await requestPayout(context, other, { amount: 10 });
    const processAt = context.operator.now(86_400);
    const waiting = await requestPayout(context, seller, { amount: 20, processAt });
    await context.operator.advance(oneMinute);
    const report = 'payout-report';
    const all = await context.call('v2.createReport', { body: { report } });
    const body = { report, account: seller.code } as const;
    const one = await context.call('v2.createReport', { body });
    await context.operator.advance(anHour);
    for (const [made, expected] of [
      [all, [true, true, false]],
      [one, [true, false, false]],
    ] as const) {
      const file = await downloadReport(context, made);
      const found = [first, second, waiting].map(({ code }) => file.includes(code));
      const about = made === all ? 'all sellers' : 'the first seller';
      context.decided?.expectEqual(
        found,
        expected,
        `whether the file about ${about} has the ACCEPTED payouts of two sellers and a WAITING one`,
      );
    }
  },
};
