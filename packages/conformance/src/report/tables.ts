import {
  checkStatuses,
  countedStatuses,
  type CheckResult,
  type ClaimResult,
  type Result,
} from '../result/result.js';

/** Counts claims by area and status; counts checks if no claims are known. */
export function areaTable({ claims, checks }: Result): string {
  const rows =
    claims.length > 0
      ? countBy(claims.filter(isCounted), ({ id }) => claimArea(id), countedStatuses)
      : countBy(checks, ({ area }) => area, checkStatuses);
  const head =
    claims.length > 0
      ? ['Statements by area', ...countedStatuses]
      : ['Checks by area', 'passed', 'failed', 'not run', 'n/a'];
  return table(head, rows);
}

/** True if a claim counts in the summary: it can be tested over HTTP, and a selected check tests it. */
export function isCounted({ status }: ClaimResult): boolean {
  return countedStatuses.some((each) => each === status);
}

/** Counts responses by implemented operation and status code; `·` marks documented codes that were not received. */
export function statusTable({ operations }: Result): string {
  const called = operations.filter(({ status }) => status === 'called');
  if (called.length === 0) return '';
  const statuses = [...new Set(called.flatMap(({ seen }) => Object.keys(seen)))].toSorted();
  return table(
    ['Responses received', ...statuses],
    called.map(({ id, seen, documented }) => [
      id,
      ...statuses.map((status) =>
        seen[status] === undefined
          ? documented.includes(status)
            ? '·'
            : ''
          : String(seen[status]),
      ),
    ]),
  );
}

/** The area of a claim, from the middle part of its id. */
export function claimArea(id: string): string {
  return areaNames[id.split('-')[1] ?? ''] ?? id.split('-')[1] ?? id;
}

const areaNames: Readonly<Record<string, string>> = {
  AH: 'account holders',
  AUTH: 'authentication',
  BAL: 'balances and divisions',
  BT: 'balance transfers',
  DOC: 'documents',
  ERR: 'errors',
  GEN: 'general',
  HO: 'hosted onboarding',
  LE: 'legal entities',
  LIM: 'limits',
  PC: 'payout configuration',
  PO: 'payouts',
  PS: 'payment splits',
  REP: 'reports',
  RS: 'refund splits',
  TX: 'transactions',
  UBO: 'beneficial owners',
  VA: 'virtual accounts',
  VER: 'versions',
  WH: 'webhooks',
  XA: 'external accounts',
};

function countBy<T extends CheckResult | ClaimResult>(
  all: readonly T[],
  areaOf: (each: T) => string,
  statuses: readonly string[],
): string[][] {
  const areas = [...new Set(all.map(areaOf))].toSorted();
  return areas.map((area) => {
    const inside = all.filter((each) => areaOf(each) === area);
    const counts = statuses.map((status) => inside.filter((each) => each.status === status).length);
    return [area, ...counts.map((count) => (count === 0 ? '' : String(count)))];
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  return `${[line(head), rule, ...rows.map(line)].join('\n')}\n`;
}
