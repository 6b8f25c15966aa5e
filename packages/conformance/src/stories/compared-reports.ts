import type { ReportCells } from '../model/report-rows.js';
import type { ReportBody, ReportContent } from '../model/reports.js';
import { members } from '../json.js';
import { by } from '../model/expected.js';
import { downloadReport, findReport, type Report } from '../scenarios/fixtures/reports.js';
import type { RequestBodyOf, ScenarioContext } from '../scenarios/scenario-context.js';
import type { CompareValue } from './compared-webhooks.js';

/** A file that was downloaded, its URLs so far, and until when they work. */
interface DownloadedFile {
  readonly report: Report;
  readonly file: string;
  readonly urls: Set<string>;
  readonly until: number;
}

/** How long the URL of a file works (D107), in milliseconds. */
const validity = 7 * 86_400_000;

/** The reports of a story: their files are compared with what the model says. */
export class ComparedReports {
  readonly #files: DownloadedFile[] = [];

  constructor(
    private readonly context: ScenarioContext,
    private readonly compare: CompareValue,
  ) {}

  async request(given: ReportBody): Promise<string> {
    const body = given as RequestBodyOf<'v2.createReport'>;
    const made = await this.context.call('v2.createReport', { body });
    this.context.expectEqual(
      [made.report, made.status, made.url ?? null, made.account?.id],
      [given.report, 'SCHEDULED', null, given.account],
      'report, status, url and account.id of a new report',
    );
    const type = given.account === undefined ? undefined : 'SELLER';
    this.context.ifDecided()?.expectEqual(made.account?.type, type, 'account.type');
    return made.id;
  }

  async expectFile(
    { report, account = 'all sellers', from }: ReportBody,
    id: string,
    contents: readonly ReportContent[],
    expected: readonly ReportCells[] | undefined,
  ): Promise<void> {
    const made = { report, id } as Report;
    const file = await downloadReport(this.context, made);
    const until = Date.parse(this.context.operator.now()) + validity;
    this.#files.push({ report: made, file, urls: new Set(), until });
    const rows = file.split(/\r?\n/).map(cellsOf);
    const name = `the file of ${report} of ${account}${from === undefined ? '' : ` from ${from}`}`;
    const pointer = `/components/schemas/v2.ReportType/x-report-columns/${report}`;
    const columns = members(this.context.inDocument(pointer)).map(([column]) => column);
    this.compare(by('D107', columns), `the columns of ${name}`, rows[0]);
    const [header = [], ...lines] = rows.filter((row) => row.length > 1);
    const actual = lines.map((cells) =>
      Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])),
    );
    if (expected) this.#compareSums(expected, actual, `the sums of ${name}`);
    for (const { names, isThere, amount } of contents) {
      const matches = rows.filter((row) => row.some((cell) => names.includes(cell)));
      this.compare(isThere, `whether ${name} has ${names.join(' or ')}`, matches.length > 0);
      if (matches.length === 0 || amount === undefined) continue;
      const isShown = matches.some((row) => row.some((cell) => Math.abs(Number(cell)) === amount));
      this.compare(true, `whether ${name} has ${amount} for ${names.join(' or ')}`, isShown);
    }
  }

  /** D107: the URL of a file is signed, and works for 7 days. */
  async expectUrls(): Promise<void> {
    if (!this.context.ifDecided()) return;
    for (const { report, file, urls, until } of this.#files) {
      if (Date.parse(this.context.operator.now()) >= until) {
        for (const url of urls) await this.#expectNoFile(url);
        continue;
      }
      const url = (await findReport(this.context, report))?.url ?? '';
      urls.add(url);
      this.compare(by('D107', file), `the file at ${url}`, await this.context.download(url));
      // It ends with its signature, or with a part of it.
      for (const end of ['', '00000000']) await this.#expectNoFile(`${url.slice(0, -8)}${end}`);
    }
  }

  async #expectNoFile(url: string): Promise<void> {
    const status = (await this.context.statusAt(url)) ?? 0;
    const subject = `whether GET ${url}, which returned ${status}, returns 4xx`;
    this.compare(by('D107', true), subject, status >= 400 && status < 500);
  }

  /** D107: the rows with the same texts add up; others may have nothing but zeros. */
  #compareSums(
    expected: readonly ReportCells[],
    actual: readonly ReportCells[],
    subject: string,
  ): void {
    if (expected.length === 0) return this.compare(by('D107 D218', []), subject, actual);
    const [example = {}] = expected;
    const isNumber = (name: string): boolean => typeof example[name] === 'number';
    const [numbers, texts] = [true, false].map((is) =>
      Object.keys(example).filter((name) => isNumber(name) === is),
    ) as [string[], string[]];
    const sumUp = (rows: readonly ReportCells[]): Map<string, number[]> => {
      const sums = new Map<string, number[]>();
      for (const row of rows) {
        const key = texts.map((name) => row[name]).join();
        const before = sums.get(key) ?? numbers.map(() => 0);
        sums.set(
          key,
          numbers.map((name, index) => (before[index] ?? 0) + Number(row[name])),
        );
      }
      return sums;
    };
    const due = sumUp(expected);
    const found = [...sumUp(actual)].filter(([key, all]) => due.has(key) || all.some(Boolean));
    this.compare(
      by('D107 D218', named(due)),
      `${subject} by ${texts.join()}: ${numbers.join()}`,
      named(found),
    );
  }
}

function named(sums: Iterable<[string, number[]]>): object {
  return Object.fromEntries([...sums].map(([key, all]) => [key, all.join()]));
}

/** The cells of a row; no text of a story has a line break. */
function cellsOf(row: string): string[] {
  const cells = row.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, text = '']) => quoted?.replaceAll('""', '"') ?? text);
}
