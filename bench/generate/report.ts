import { kilobytes, markdownTable, mebibytes, seconds } from '../measure/table.ts';
import { type Goal, goalsOf, isMet } from './goals.ts';
import { type Cost, type DocumentResult, failureOf, measured, type ToolResult } from './result.ts';

const head = [
  'tool',
  'generate s',
  'CPU s',
  'MiB',
  'files',
  'emitted MiB',
  'type errors',
  'check s',
  'import ms',
  'import MiB',
  '1 operation kB',
  '1 validator kB',
];

const key = [
  'Medians. Generate and check: cold processes, wall time; memory is the peak of the largest process.',
  'Import: the compiled validators over bare Node. Sizes: minified, gzip. `~`: the machine was busy.',
  'Ours makes four outputs (types, validators, client, server), hey-api, orval and kubb three, as does',
  "ours-three; ours-sources is the repository's own `pnpm generate`, which runs TypeScript by tsx.",
  'openapi-zod-client validators with a client, openapi-typescript types alone.',
].join('\n');

/** Formats all measurements as Markdown. */
export function report(documents: readonly DocumentResult[], conditions: string): string {
  const parts = documents.flatMap((document) => [
    `## ${document.title}: ${document.operations} operations, ${mebibytes(document.bytes)} MiB`,
    markdownTable(head, document.results.map(rowOf)),
    ...failuresOf(document.results),
    ...goalTable(document),
  ]);
  return `${['# `pnpm bench generate`', conditions, key, ...parts].join('\n\n')}\n`;
}

function rowOf(result: ToolResult): string[] {
  const { emitted, tool, version } = result;
  const cost = measured(result.generation);
  const check = measured(result.typeCheck);
  const importing = measured(result.validatorImport);
  return [
    version === '' ? tool : `${tool} ${version}`,
    time(measured(result.generation), 'failed'),
    seconds(cost?.cpuMilliseconds),
    mebibytes(cost?.peakBytes),
    emitted ? String(emitted.files) : '–',
    mebibytes(emitted?.bytes),
    check ? String(check.errors) : '–',
    time(check, '–'),
    importing ? importing.milliseconds.toFixed(0) : '–',
    mebibytes(importing?.bytes),
    kilobytes(measured(result.clientBundle)?.gzip),
    kilobytes(measured(result.validatorBundle)?.gzip),
  ];
}

function time(cost: Cost | undefined, otherwise: string): string {
  return cost ? `${cost.disturbed ? '~' : ''}${seconds(cost.milliseconds)}` : otherwise;
}

/** The failed measurements, with the error of each tool. */
function failuresOf(results: readonly ToolResult[]): string[] {
  const lines = results.flatMap((result) => {
    const tried = {
      generate: result.generation,
      'type-check': result.typeCheck,
      import: result.validatorImport,
      'one operation': result.clientBundle,
      'one validator': result.validatorBundle,
    };
    return Object.entries(tried).flatMap(([what, entry]) => {
      const failure = failureOf(entry);
      return failure === undefined ? [] : [`- ${result.tool}, ${what}: ${failure}`];
    });
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

const goalHead = ['goal', 'ours', 'other', 'against', 'ratio', 'at most', 'met'];

function goalTable(document: DocumentResult): string[] {
  const rows = goalsOf(document).map(goalRow);
  return rows.length === 0 ? [] : [markdownTable(goalHead, rows)];
}

function goalRow(goal: Goal): string[] {
  const { ours, other, share, against } = goal;
  const met = isMet(goal);
  const ratio = ours === undefined || other === undefined ? '–' : (ours / other).toFixed(2);
  const verdict = met === undefined ? 'not measured' : met ? 'yes' : 'NO';
  return [goal.goal, show(goal, ours), show(goal, other), against, ratio, `${share}`, verdict];
}

function show({ unit, goal }: Goal, value: number | undefined): string {
  if (value === undefined) return '–';
  if (unit === 'memory') return `${mebibytes(value)} MiB`;
  if (unit === 'size') return `${kilobytes(value)} kB`;
  return goal === 'import' ? `${value.toFixed(0)} ms` : `${seconds(value)} s`;
}
