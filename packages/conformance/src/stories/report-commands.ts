import { type Command, command, ownerOf } from './command.js';

/** The reports of single payments. */
export const paymentReports = [
  'marketplace-payments',
  'marketplace-settlement',
  'marketplace-incoming-settlement',
  'marketplace-revenue',
  'seller-settlement',
  'balance-mutation',
] as const;

/** All reports. */
export const allReports = [...paymentReports, 'marketplace-sellers', 'payout-report'] as const;

interface ReportOptions {
  /** The seller that they are about; all by default. */
  readonly of?: string | undefined;
  /** The period in days from today: -1 is yesterday. */
  readonly days?: readonly (number | undefined)[];
}

/** Requests reports, and compares their files. */
export function reports(names: readonly string[], { of, days = [] }: ReportOptions = {}): Command {
  const [from, to] = days;
  const run: Command['run'] = (story) => {
    const date = (day: number): string => story.context.operator.now(day * 86_400).slice(0, 10);
    const body = {
      ...(of === undefined ? {} : { account: ownerOf(story, of)?.code ?? '' }),
      ...(from === undefined ? {} : { from: date(from) }),
      ...(to === undefined ? {} : { to: date(to) }),
    };
    return story.requestReports(names.map((report) => ({ report, ...body })));
  };
  const text = `request ${names.join()} about ${of ?? 'all'}${bound('from', from)}${bound('to', to)}`;
  // The files about all sellers have those of a shared tenant, too.
  return command(text, run, ...(of === undefined ? (['newTenant'] as const) : []), 'advanceTime');
}

/** Opens the URLs of all reports so far. */
export const openReports: Command = command('open the URLs of the reports', (story) =>
  story.inspect((target) => target.reports.expectUrls()),
);

function bound(name: string, day?: number): string {
  return day === undefined ? '' : ` ${name} day ${day}`;
}
