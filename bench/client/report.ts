import { median } from '../measure/statistics.ts';
import { markdownTable } from '../measure/table.ts';
import { ratioOf, type ClientResult, type Turn } from './measure.ts';

/** The client that the others are compared with. */
const reference = 'openapi-fetch';
const mostTime = 1.1;
const mostBytes = 5000;

const head = ['client', 'requests/s', 'time', 'CPU µs', 'CPU', 'bundle B', 'bundle'];

const key = [
  `Medians of all rounds. Time, CPU and bundle are also given as ratios to those of ${reference} in the`,
  'same round, which load on the machine hardly affects. Calls run one after the other; the server is',
  'another process. CPU is that of the client process. Our client has its default retries, timeouts',
  'and error handling. Bundle: an app with one call, minified, gzip.',
].join('\n');

/** Formats all results as Markdown. */
export function report(results: readonly ClientResult[], conditions: string): string {
  const other = results.find(({ name }) => name === reference);
  const rows = other ? results.map((result) => rowOf(result, other)) : [];
  const parts = ['# `pnpm bench client`', conditions, key, markdownTable(head, rows)];
  return `${[...parts, goalTable(results)].join('\n\n')}\n`;
}

function rowOf(result: ClientResult, other: ClientResult): string[] {
  const time = median(result.turns.map(wall));
  const used = median(result.turns.map(cpu));
  const share = result.gzip && other.gzip ? result.gzip / other.gzip : undefined;
  return [
    result.name,
    time === undefined ? '–' : (1000 / time).toFixed(0),
    ratio(ratioOf(result, other, wall)),
    used === undefined ? '–' : (used * 1000).toFixed(0),
    ratio(ratioOf(result, other, cpu)),
    result.gzip === undefined ? '–' : String(result.gzip),
    ratio(share),
  ];
}

/** The goals of the client, and whether they are met. */
export function goalTable(results: readonly ClientResult[]): string {
  const ours = results.find(({ name }) => name === 'ours');
  const other = results.find(({ name }) => name === reference);
  if (!ours || !other) return 'The goals require the results of ours and openapi-fetch.';
  const rows = [
    goalRow(`time of a call, against ${reference}`, ratioOf(ours, other, wall), mostTime, 2),
    goalRow(`CPU of a call, against ${reference}`, ratioOf(ours, other, cpu), mostTime, 2),
    goalRow('bundle of one operation, bytes', ours.gzip, mostBytes, 0),
  ];
  return markdownTable(['goal', 'ours', 'at most', 'met'], rows);
}

function goalRow(goal: string, value: number | undefined, most: number, digits: number): string[] {
  const verdict = value === undefined ? 'not measured' : value <= most ? 'yes' : 'NO';
  return [goal, value?.toFixed(digits) ?? '–', String(most), verdict];
}

function wall({ milliseconds }: Turn): number {
  return milliseconds;
}

function cpu({ cpuMilliseconds }: Turn): number {
  return cpuMilliseconds;
}

function ratio(value: number | undefined): string {
  return value === undefined ? '–' : `× ${value.toFixed(2)}`;
}
