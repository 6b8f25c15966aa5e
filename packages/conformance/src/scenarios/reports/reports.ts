import { anHour, findReport, type Report } from '../fixtures/reports.js';
import { createSeller } from '../fixtures/sellers.js';
import { item, paymentBody } from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'reports';
const aDay = 24 * anHour;

async function expectNoFile(context: ScenarioContext, url: string, what: string): Promise<void> {
  const status = (await context.statusAt(url)) ?? 0;
  context.expect(status >= 400 && status < 500, `${what} returns 4xx`, String(status));
}

/** D107: expects the url of a completed report to be signed and to expire after 7 days. Only our decisions require it. */
async function expectSignedUrl(
  context: ScenarioContext,
  report: Report,
  file: string,
): Promise<void> {
  if (!context.ifDecided()) return;
  const url = (await findReport(context, report))?.url ?? '';
  // It ends with its signature, or with a part of it.
  const unsigned = url.slice(0, -8);
  await expectNoFile(context, unsigned, 'the url without its last 8 characters');
  await expectNoFile(context, `${unsigned}00000000`, 'the url with 8 other characters at its end');
  await context.operator.advance(6 * aDay);
  const later = (await findReport(context, report))?.url ?? '';
  context.expectEqual(await context.download(later), file, 'the file six days later');
  await context.operator.advance(2 * aDay);
  for (const link of [url, later])
    await expectNoFile(context, link, 'the url after more than 7 days');
}

/** D107, D217: from SCHEDULED to COMPLETED. */
const lifecycle: Scenario = {
  id: 'reports/lifecycle',
  title:
    'A report is SCHEDULED without url; once COMPLETED, its url returns a CSV file without an API key, for 7 days.',
  area,
  version: 'v2',
  claims: 'EXT-REP-002 EXT-REP-004 EXT-REP-016 EXT-REP-019 D107 D217 D218',
  needs: ['settle', 'advanceTime'],
  run: async (context) => {
    const { code, accountCode } = await createSeller(context);
    const extRef = context.unique();
    const payment = paymentBody(extRef, [item('item_1', 1_234, { accountCode })]);
    await context.call('v2.createPaymentSplit', { body: payment });
    await context.operator.settle({ extRefs: [extRef] });
    const body = { report: 'seller-settlement', account: code } as const;
    const created = await context.call('v2.createReport', { body });
    const { report, status, url, account } = created;
    const begun = [report, status, url ?? null, account?.id];
    context.ifDecided()?.expectEqual(account?.type, 'SELLER', 'account.type');
    const expected = ['seller-settlement', 'SCHEDULED', null, code];
    context.expectEqual(begun, expected, 'report, status, url and account.id');
    await context.operator.advance(anHour);
    const done = await findReport(context, created);
    context.ifDecided()?.expectEqual(done?.status, 'COMPLETED', 'the status an hour later');
    const file = await context.download(done?.url ?? '');
    const [header = '', ...lines] = file.trim().split(/\r?\n/);
    context.expect(/^[\w"]+(?:,[\w" ]+)+$/.test(header), 'the first row names the columns', header);
    const matching = lines.filter((line) => line.includes(extRef) && line.includes('1234'));
    context.expectEqual(matching.length, 1, `the number of rows with ${extRef} and 1234`);
    await expectSignedUrl(context, created, file);
  },
};

/** D219: several fields to sort by. */
const list: Scenario = {
  id: 'reports/list',
  title: 'Reports are sorted by several fields, each in its direction, ascending by default.',
  area,
  version: 'v2',
  claims: 'EXT-REP-011 EXT-REP-012 EXT-REP-013 EXT-REP-014 D219',
  needs: ['newTenant', 'advanceTime'],
  run: async (context) => {
    const report = 'balance-mutation' as const;
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await context.call('v2.createReport', { body: { report } })).id);
      await context.operator.advance(1);
    }
    // Now all have the same status, so the second field determines the order.
    await context.operator.advance(anHour);
    const sort = ['status', 'createdAt'];
    for (const [direction, expected] of [
      [undefined, ids],
      [['desc'], ids],
      [['asc', 'desc'], ids.toReversed()],
    ] as const) {
      const query = { report, sort, ...(direction && { direction }) } as never;
      const { items, pagination } = await context.call('v2.listReports', { query });
      context.expectEqual(pagination, { page: 1, limit: 10, total: 3 }, 'the pagination');
      const order = items.map(({ id }) => id);
      context.expectEqual(order, expected, `the order by ${sort.join()} with ${direction?.join()}`);
    }
  },
};

/** The rules of reports, besides what their files contain. */
export const reportScenarios = [lifecycle, list];
