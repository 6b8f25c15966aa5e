import type { ReportBody, ReportContent } from '../model/reports.js';
import { members } from '../json.js';
import { by } from '../model/expected.js';
import { downloadReport, type Report } from '../scenarios/fixtures/reports.js';
import type { RequestBodyOf, ScenarioContext } from '../scenarios/scenario-context.js';
import type { CompareValue } from './compared-webhooks.js';
import type { ReportTarget } from './story-target.js';

/** The reports of a story: their files are compared with what the model says. */
export class ComparedReports implements ReportTarget {
  readonly #context: ScenarioContext;
  readonly #compare: CompareValue;

  constructor(context: ScenarioContext, compare: CompareValue) {
    this.#context = context;
    this.#compare = compare;
  }

  async request(given: ReportBody): Promise<string> {
    const body = given as RequestBodyOf<'v2.createReport'>;
    const made = await this.#context.call('v2.createReport', { body });
    this.#context.expectEqual(
      [made.report, made.url ?? null, made.account?.id],
      [given.report, null, given.account],
      'report, url and account.id of a new report',
    );
    return made.id;
  }

  async expectFile(
    { report, account = 'all sellers', from }: ReportBody,
    id: string,
    contents: readonly ReportContent[],
  ): Promise<void> {
    const file = await downloadReport(this.#context, { report, id } as Report);
    const rows = file.split(/\r?\n/).map((row) => row.replaceAll('"', '').split(','));
    const name = `the file of ${report} of ${account}${from === undefined ? '' : ` from ${from}`}`;
    const pointer = `/components/schemas/v2.ReportType/x-report-columns/${report}`;
    const columns = members(this.#context.inDocument(pointer)).map(([column]) => column);
    this.#compare(by('D107', columns), `the columns of ${name}`, rows[0]);
    for (const { names, isThere, amount } of contents) {
      const own = rows.filter((row) => row.some((cell) => names.includes(cell)));
      this.#compare(isThere, `whether ${name} has ${names.join(' or ')}`, own.length > 0);
      if (own.length === 0 || amount === undefined) continue;
      const isShown = own.some((row) => row.some((cell) => Math.abs(Number(cell)) === amount));
      this.#compare(true, `whether ${name} has ${amount} for ${names.join(' or ')}`, isShown);
    }
  }
}
