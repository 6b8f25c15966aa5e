import { styleText } from 'node:util';
import { escapeControlCharacters } from '@seller-funds/command';
import { mapTexts } from '../json.js';
import { isNotImplemented } from '../reasons.js';
import { isAccepted } from '../run/accepted.js';
import type { CheckResult, Evidence, FindingResult, Result, Summary } from '../result/result.js';
import type { Reporter } from './reporter.js';
import { describeCitation } from './describe-citation.js';
import { nextStepsText } from './next-steps.js';
import { areaTable, statusTable } from './tables.js';

/** How many failed checks are shown in full. Reports in files contain all. */
const mostShown = 25;

/** How many requests of a finding are shown, the last ones. */
const mostRequests = 8;

/** How many checks with the findings of a check before are named. */
const mostRepeated = 5;

/** An output stream. On a terminal, lines are overwritten and colours are used. */
export interface Output {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
}

/** Prints the seed, progress and the first finding of each failed check, then failures with their requests, checks that were not run, and tables. */
export function terminalReporter(output: Output): Reporter {
  let failed = 0;
  return {
    onStart: (target, seed) =>
      output.write(`Testing ${escapeControlCharacters(target)} with seed ${seed}.\n`),
    onResult: (result, done, all) => {
      if (result.status === 'failed') {
        failed += 1;
        const [first] = mapTexts(result.findings, escapeControlCharacters);
        const clear = output.isTerminal ? '\r\u001B[K' : '';
        if (first && failed <= mostShown)
          output.write(`${clear}✗ ${result.id}: ${first.expected}; ${shorten(first.actual)}\n`);
      }
      const line = `${done}/${all} checks, ${failed} failed`;
      if (output.isTerminal) {
        output.write(
          `\r\u001B[K${`${line} · ${escapeControlCharacters(result.id)}`.slice(0, 110)}`,
        );
      } else if (tenth(done, all) > tenth(done - 1, all)) {
        // A log gets ten lines of progress.
        output.write(`${line}\n`);
      }
    },
    onEnd: (result) => {
      if (output.isTerminal) output.write('\r\u001B[K');
      output.write(renderResult(result, output.isTerminal));
    },
  };
}

function tenth(done: number, all: number): number {
  return Math.floor((done * 10) / all);
}

/** Renders the whole report as text. */
export function renderResult(raw: Result, colours: boolean): string {
  const result = mapTexts(raw, escapeControlCharacters);
  const paint: Paint = (style, text) =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  const failures = groupFailures(result.checks);
  const more = failures.length - mostShown;
  const parts = [
    ...failures.slice(0, mostShown).map((failure) => failureText(failure, result, paint)),
    more > 0
      ? `… and ${more} more failed checks; use --report json=FILE or html=FILE for all of them.\n`
      : '',
    notImplementedText(result),
    notRunText(result),
    reasonList('Checks that fail on purpose:', result.checks.filter(isAccepted)),
    notesText(result),
    statusTable(result),
    areaTable(result),
    notShownText(result),
    summaryText(result, paint),
    nextStepsText(result),
  ];
  return `${parts.filter((part) => part !== '').join('\n')}\n`;
}

type Paint = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string;

/** A failed check, and others whose findings are all among its own or those of checks before it. */
interface FailureGroup {
  readonly check: CheckResult;
  readonly repeatedBy: string[];
}

/** Groups failed checks, so that one fault that many of them meet is shown once. */
function groupFailures(checks: readonly CheckResult[]): FailureGroup[] {
  const groups: FailureGroup[] = [];
  const groupOf = new Map<string, FailureGroup>();
  for (const check of checks.filter(({ status }) => status === 'failed')) {
    const keys = check.findings.map(keyOf);
    const [known] = keys.map((key) => groupOf.get(key));
    if (known && keys.every((key) => groupOf.has(key))) {
      known.repeatedBy.push(check.id);
      continue;
    }
    const group = { check, repeatedBy: [] };
    groups.push(group);
    for (const key of keys) if (!groupOf.has(key)) groupOf.set(key, group);
  }
  return groups;
}

/** Equal for findings of the same fault. */
function keyOf({ place, expected, actual }: FindingResult): string {
  return place ?? `${expected}; ${actual}`;
}

function failureText({ check, repeatedBy }: FailureGroup, result: Result, paint: Paint): string {
  const head = `${paint('red', '✗')} ${paint('bold', check.title)}  ${paint('dim', check.id)}\n`;
  const shown = new Set<string>();
  const findings = check.findings.map((finding, index) => {
    if (shown.has(keyOf(finding)))
      return `    the same: ${finding.attempt ?? shorten(finding.actual)}\n`;
    shown.add(keyOf(finding));
    return `${index === 0 ? '' : '\n'}${findingText(finding, result, paint)}`;
  });
  const ids = repeatedBy.slice(0, mostRepeated).join(', ');
  const others =
    repeatedBy.length > mostRepeated ? ` and ${repeatedBy.length - mostRepeated} more` : '';
  const also = ids === '' ? '' : `    also in:  ${ids}${others}\n`;
  return head + findings.join('') + also;
}

function findingText(finding: FindingResult, result: Result, paint: Paint): string {
  const hidden = finding.requests.length - mostRequests;
  const lines = [
    `expected: ${finding.expected}`,
    `actual:   ${paint('red', finding.actual)}`,
    ...(finding.attempt === undefined ? [] : [`tried:    ${finding.attempt}`]),
    ...(finding.input === undefined ? [] : [`input:    ${shorten(JSON.stringify(finding.input))}`]),
    ...(hidden > 0 ? [`(${hidden} earlier requests: --report html=FILE)`] : []),
    ...finding.requests.slice(Math.max(0, hidden)).flatMap(requestLines),
    ...claimLines(finding.claims, result),
    paint('dim', `seed:     ${result.seed}`),
  ];
  return `${lines.map((line) => `    ${line}`).join('\n')}\n`;
}

function claimLines(claims: readonly string[], result: Result): string[] {
  return claims.map((id) => {
    const head = /^D\d+$/.test(id) ? 'decision:' : 'claim:   ';
    return shorten(`${head} ${id} ${describeCitation(id, result)}`.trimEnd(), 200);
  });
}

function requestLines({ curl, status, body }: Evidence): string[] {
  const text = status === 0 ? 'none' : `${status} ${shorten(body.replaceAll(/\s+/g, ' '))}`;
  return [`request:  ${shorten(curl, 1_200)}`, `response: ${text}`];
}

function notImplementedText({ operations, summary }: Result): string {
  const absent = operations.filter(({ status }) => status === 'not implemented');
  if (absent.length === 0) return '';
  const ids = absent.slice(0, 12).map(({ id }) => `  ${id}`);
  const more = absent.length > 12 ? [`  and ${absent.length - 12} more`] : [];
  const all = Object.values(summary.operations).reduce((sum, count) => sum + count, 0);
  return `Not implemented, ${absent.length} of ${all} operations:\n${[...ids, ...more].join('\n')}\n`;
}

function notRunText({ checks }: Result): string {
  const idle = checks.filter(({ status }) => status === 'not run');
  // Operations that are not implemented have their own list.
  const others = idle.filter((check) => !isNotImplemented(check));
  return reasonList('Checks not run:', others);
}

function reasonList(title: string, all: readonly { readonly reason?: string }[]): string {
  const reasons = new Map<string, number>();
  for (const { reason = '' } of all) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  if (reasons.size === 0) return '';
  const lines = [...reasons]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 12)
    .map(([reason, count]) => `  ${String(count).padStart(4)}  ${shorten(reason, 160)}`);
  const more = reasons.size > 12 ? [`        and ${reasons.size - 12} more reasons`] : [];
  return `${title}\n${[...lines, ...more].join('\n')}\n`;
}

/** Lists why statements were not shown, most frequent reasons first. */
function notShownText({ claims }: Result): string {
  const unshown = claims.filter(({ status }) => status === 'not shown');
  return reasonList('Statements not shown:', unshown);
}

function notesText({ checks }: Result): string {
  const lines = checks.flatMap(({ id, notes = [] }) => notes.map((note) => `  ${id}: ${note}`));
  if (lines.length === 0) return '';
  const more = lines.length > 12 ? [`  and ${lines.length - 12} more`] : [];
  return `Notes:\n${[...lines.slice(0, 12), ...more].join('\n')}\n`;
}

function summaryText(result: Result, paint: Paint): string {
  const { summary, seconds, seed, target, adapter } = result;
  const { checks, claims, decisions, pairs } = summary;
  const lines = [
    `${target} · adapter: ${adapter} · seed ${seed} · ${seconds} s · ${summary.requests} requests`,
    `Checks: ${paint('green', `${checks.passed} passed`)}, ${failedText(checks.failed, paint)}, ${checks['not run']} not run, ${checks['not applicable']} not applicable; ${summary.cases} cases`,
  ];
  if (total(decisions) > 0) lines.push(`Decisions: ${provedText(decisions, paint)}`);
  if (total(claims) > 0) lines.push(`Statements: ${provedText(claims, paint)}`);
  if (pairs)
    lines.push(
      `Stories: ${pairs.met} of ${pairs.all} pairs of a write and a state of what it touches`,
    );
  return lines.join('\n');
}

function provedText(counts: Summary['claims'], paint: Paint): string {
  const proved = `${counts.proved} of ${total(counts)} proved`;
  return `${paint('green', proved)}, ${failedText(counts.failed, paint)}, ${counts['not shown']} not shown`;
}

function failedText(count: number, paint: Paint): string {
  return count === 0 ? '0 failed' : paint('red', `${count} failed`);
}

function total(counts: Summary['claims']): number {
  return counts.proved + counts.failed + counts['not shown'];
}

function shorten(text: string, limit = 300): string {
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}
