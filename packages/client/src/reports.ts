/** Waiting for the file of a report, which the service creates after the request. */
import type { Report } from '@seller-funds/contract/v2';
import type { ListReportsParameters } from './generated/v2.js';

/** What lists reports: `client.v2.reports`, or a compatible object. */
export interface ReportClient {
  list(parameters: ListReportsParameters): AsyncIterable<Report>;
}

/** How to wait. */
export interface WaitOptions {
  /** The pause between two requests in milliseconds; 2000 by default. */
  readonly interval?: number | undefined;
  /** The longest time to wait in milliseconds; 600000 (10 minutes) by default. */
  readonly timeout?: number | undefined;
}

/**
 * Lists the reports of a type until one of them can be downloaded:
 * `await waitForReport(client.v2.reports, await client.v2.reports.create(body))`. Against a sandbox whose clock is
 * frozen, advance the clock first.
 * @param report what `create` returned
 * @returns the report with its `url`, which works without a key for 7 days
 * @throws {Error} if the service could not create the file, or has not created it in time
 * @throws the errors of the client
 */
export async function waitForReport(
  reports: ReportClient,
  report: Pick<Report, 'id' | 'report'>,
  { interval = 2000, timeout = 600_000 }: WaitOptions = {},
): Promise<Report> {
  const until = Date.now() + timeout;
  for (;;) {
    const current = await findReport(reports, report);
    if (current?.status === 'COMPLETED') return current;
    if (current?.status === 'FAILED' || Date.now() >= until) {
      throw new Error(
        `The report ${report.id} has no file: it is ${current?.status ?? 'not listed'}.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

async function findReport(
  reports: ReportClient,
  { id, report }: Pick<Report, 'id' | 'report'>,
): Promise<Report | undefined> {
  // The newest first: usually it is on the first page.
  const parameters: ListReportsParameters = {
    report,
    sort: ['createdAt'],
    direction: ['desc'],
  };
  for await (const listed of reports.list(parameters)) if (listed.id === id) return listed;
  return undefined;
}
