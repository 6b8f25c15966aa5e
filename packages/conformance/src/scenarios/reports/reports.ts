import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import {
  oneMinute,
  createFundedSeller,
  payoutActions,
  requestPayout,
} from '../fixtures/payouts.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, buildSplit, type SplitLabel } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import type { ResponseBodyOf, ScenarioContext } from '../scenario-context.js';

const area = 'reports';
const anHour = 3_600;

type Report = ResponseBodyOf<'v2.createReport'>;

/** Returns a report from the list. */
async function findReport(
  context: ScenarioContext,
  { report, id }: Report,
): Promise<Report | undefined> {
  const query = { report: report as never, limit: 100 as const };
  const { items } = await context.call('v2.listReports', { query });
  return items.find((each) => each.id === id);
}

/** D107, D217: from SCHEDULED to COMPLETED. */
export const lifecycle: Scenario = {
  id: 'reports/lifecycle',
  title:
    'A report is SCHEDULED without url; once COMPLETED, its url returns a CSV file without an API key.',
  area,
  version: 'v2',
  claims: ['EXT-REP-002', 'EXT-REP-004', 'EXT-REP-016', 'EXT-REP-019', 'D107', 'D217', 'D218'],
  needs: ['settle', 'advanceTime'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await fund(context, seller, 1_234);
    const body = { report: 'seller-settlement', account: seller.code } as const;
    const made = await context.call('v2.createReport', { body });
    const { report, status, url, account } = made;
    const begun = [report, status, url ?? null, account?.id];
    context.decided?.expectEqual(account?.type, 'SELLER', 'account.type');
    const expected = ['seller-settlement', 'SCHEDULED', null, seller.code];
    context.expectEqual(begun, expected, 'report, status, url and account.id');
    await context.operator.advance(anHour);
    const done = await findReport(context, made);
    context.expectEqual(done?.status, 'COMPLETED', 'the status an hour later');
    const file = await context.download(done?.url ?? '');
    const [header = '', ...lines] = file.trim().split(/\r?\n/);
    context.expect(/^[\w"]+(?:,[\w" ]+)+$/.test(header), 'the first row names the columns', header);
    const found = lines.filter((line) => line.includes(extRef) && line.includes('1234'));
    context.expectEqual(found.length, 1, `the number of rows with ${extRef} and 1234`);
  },
};

/** EXT-REP-001: every report, about all sellers or one. */
export const types: Scenario = {
  id: 'reports/types',
  title: 'Each of the eight reports requires only its name; account limits it to one seller.',
  area,
  version: 'v2',
  claims: ['EXT-REP-001', 'EXT-REP-010', 'EXT-REP-017', 'EXT-REP-018', 'D107', 'D217', 'D218'],
  needs: ['newTenant', 'settle', 'advanceTime'],
  run: async (context) => {
    const [seller, other] = [await createSeller(context), await createSeller(context)];
    const orders = [await fund(context, seller, 1_234), await fund(context, other, 5_678)];
    for (const report of [
      'marketplace-sellers',
      'marketplace-payments',
      'marketplace-settlement',
      'marketplace-incoming-settlement',
      'marketplace-revenue',
      'seller-settlement',
      'balance-mutation',
      'payout-report',
    ] as const) {
      const all = await context.call('v2.createReport', { body: { report } });
      context.expectEqual(all.account ?? null, null, `account of ${report} about all sellers`);
      const body = { report, account: seller.code };
      const one = await context.call('v2.createReport', { body });
      context.expectEqual(one.account?.id, seller.code, `account.id of ${report} about one seller`);
      await context.expectError('v2.createReport', { body: { report, account: 'ah_none' } }, 422);
      await context.operator.advance(anHour);
      for (const made of [all, one])
        context.expectEqual(
          (await findReport(context, made))?.status,
          'COMPLETED',
          `the status of ${report}`,
        );
      const query = { report, account: seller.code };
      const { items } = await context.call('v2.listReports', { query });
      const ids = items.map(({ id }) => id);
      context.expectEqual(ids, [one.id], `the reports ${report} listed by account`);
      if (report !== 'seller-settlement') continue;
      for (const [made, expected] of [
        [all, [true, true]],
        [one, [true, false]],
      ] as const) {
        const file = await context.download((await findReport(context, made))?.url ?? '');
        const found = orders.map((extRef) => file.includes(extRef));
        context.expectEqual(found, expected, `whether ${report} has the payment of each seller`);
      }
    }
    await context.expectError('v2.createReport', { body: { account: seller.code } as never }, 422);
  },
};

/** D107, D218: the period of a report. */
export const period: Scenario = {
  id: 'reports/period',
  title: 'The period of a report has at least one day and at most 366 days.',
  area,
  version: 'v2',
  claims: ['EXT-REP-018', 'D107', 'D218'],
  run: async (context) => {
    const report = 'marketplace-payments' as const;
    const request = (from: string, to: string) => ({ body: { report, from, to } });
    await context.call('v2.createReport', request('2025-01-01', '2026-01-02'));
    await context.call('v2.createReport', request('2025-01-01', '2025-01-02'));
    const tooLong = request('2025-01-01', '2026-01-03');
    await context.expectError('v2.createReport', tooLong, 422, '422.500.001');
    for (const to of ['2025-01-01', '2024-12-31']) {
      await context.expectError('v2.createReport', request('2025-01-01', to), 422);
    }
    await context.expectError('v2.createReport', request('2025-02-30', '2025-03-02'), 422);
  },
};

/** The reports that contain single payments. */
const paymentReports = [
  'marketplace-payments',
  'marketplace-settlement',
  'marketplace-incoming-settlement',
  'marketplace-revenue',
  'seller-settlement',
  'balance-mutation',
] as const;

/** D107, D218: the contents of a period. */
export const contents: Scenario = {
  id: 'reports/contents',
  title: 'The file of a report contains the days from (included) to (excluded), in UTC.',
  area,
  version: 'v2',
  claims: ['EXT-REP-018', 'D107', 'D218'],
  needs: ['newTenant', 'settle', 'advanceTime'],
  run: async (context) => {
    const { accountCode } = await createSeller(context);
    const days: { readonly date: string; readonly names: readonly string[] }[] = [];
    for (let count = 0; count < 4; count += 1) {
      await context.operator.advanceToNoon();
      const fee = leaf('fee-1', 'COMMISSION', 10, accountCode);
      const body = buildSplit(context, [leaf('item-1', 'PRODUCT_ITEM', 100, accountCode), fee]);
      const { code } = await context.call('v2.createPaymentSplit', { body });
      await context.operator.settle({ extRefs: [body.extRef] });
      days.push({ date: context.operator.now().slice(0, 10), names: [body.extRef, code] });
    }
    const [, from, , to] = days.map(({ date }) => date);
    const made: Report[] = [];
    for (const report of paymentReports) {
      const body = { report, from: from ?? '', to: to ?? '' };
      made.push(await context.call('v2.createReport', { body }));
    }
    await context.operator.advance(anHour);
    for (const each of made) {
      const file = await context.download((await findReport(context, each))?.url ?? '');
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
  claims: ['EXT-REP-001', 'EXT-PS-043', 'D66', 'D218'],
  needs: ['newTenant', 'advanceTime'],
  run: async (context) => {
    const { accountCode } = await createSeller(context);
    const splits: { readonly label: SplitLabel; readonly code: string }[] = [];
    for (const label of paymentLabels) {
      const body = buildSplit(context, [leaf('item-1', label, 1_000, accountCode)]);
      const { code } = await context.call('v2.createPaymentSplit', { body });
      splits.push({ label, code });
    }
    const body = { report: 'marketplace-revenue' } as const;
    const made = await context.call('v2.createReport', { body });
    await context.operator.advance(anHour);
    const file = await context.download((await findReport(context, made))?.url ?? '');
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
  title: 'The file of payout-report contains a payout once its money has left the account.',
  area,
  version: 'v2',
  claims: ['EXT-REP-001', 'D107', 'D218'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    await context.operator.advanceToNoon();
    const made = await requestPayout(context, seller, { amount: 10 });
    const processAt = context.operator.now(86_400);
    const waiting = await requestPayout(context, seller, { amount: 20, processAt });
    await context.operator.advance(oneMinute);
    const report = await context.call('v2.createReport', { body: { report: 'payout-report' } });
    await context.operator.advance(anHour);
    const file = await context.download((await findReport(context, report))?.url ?? '');
    const found = [made, waiting].map(({ code }) => file.includes(code));
    context.decided?.expectEqual(
      found,
      [true, false],
      'whether the file has the ACCEPTED payout and the WAITING one',
    );
  },
};

/** D22, D219: the list of reports. */
export const list: Scenario = {
  id: 'reports/list',
  title: 'Reports are listed by type, oldest first, in pages of 10, 25, 50 or 100, starting at 1.',
  area,
  version: 'v2',
  claims: [
    'EXT-REP-005',
    'EXT-REP-007',
    'EXT-REP-008',
    'EXT-REP-009',
    'EXT-REP-011',
    'EXT-REP-012',
    'EXT-REP-013',
    'EXT-REP-014',
    'EXT-LIM-009',
    'D22',
    'D219',
  ],
  needs: ['newTenant', 'advanceTime'],
  run: async (context) => {
    const report = 'balance-mutation' as const;
    const made: Report[] = [];
    for (let count = 0; count < 11; count += 1) {
      made.push(await context.call('v2.createReport', { body: { report } }));
      await context.operator.advance(1);
    }
    const ids = made.map(({ id }) => id);
    const readPage = async (query: object): Promise<string[]> => {
      const { items } = await context.call('v2.listReports', { query: { report, ...query } });
      return items.map(({ id }) => id);
    };
    context.expectEqual(await readPage({}), ids.slice(0, 10), 'the first page');
    context.expectEqual(await readPage({ page: 2 }), ids.slice(10), 'the second page');
    context.expectEqual(await readPage({ limit: 25 }), ids, 'a page of 25');
    const newest = { sort: ['createdAt'], direction: ['desc'], limit: 25 };
    context.expectEqual(await readPage(newest), ids.toReversed(), 'the newest first');
    const two = { sort: ['status', 'createdAt'], direction: ['asc', 'desc'], limit: 25 };
    context.expectEqual(
      (await readPage(two)).length,
      11,
      'the number of reports sorted by two fields',
    );
    // Now all have the same status, so the second field determines the order.
    await context.operator.advance(anHour);
    const fields = { sort: ['status', 'createdAt'], limit: 25 };
    context.expectEqual(await readPage(fields), ids, 'the order by two fields without a direction');
    const one = { ...fields, direction: ['desc'] };
    context.expectEqual(await readPage(one), ids, 'the order by two fields with one direction');
    const from = { from: made[5]?.createdAt, limit: 25 };
    context.expectEqual(await readPage(from), ids.slice(5), 'from the sixth on');
    context.expectEqual(
      await readPage({ report: 'payout-report' }),
      [],
      'the reports of another type',
    );
    const { pagination } = await context.call('v2.listReports', { query: { report } });
    context.expectEqual(pagination, { page: 1, limit: 10, total: 11 }, 'the pagination');
    const expectRejected = async (query: object, code?: ErrorCode): Promise<void> => {
      const input = { query: { report, ...query } };
      await context.expectError('v2.listReports', input, 422, code);
    };
    for (const query of [{ page: 0 }, { limit: 20 }, { sort: ['size'] }])
      await expectRejected(query);
    await expectRejected({ sort: ['id'], direction: ['asc', 'desc'] }, '422.500.003');
    await context.expectError('v2.listReports', { query: {} as never }, 422);
  },
};
