import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { root } from '../../scripts/processes/run-node.ts';
import { runMeasured } from '../measure/run.ts';
import { medianOf } from '../measure/statistics.ts';
import { markdownTable, mebibytes, seconds } from '../measure/table.ts';
import { typeCheck } from './type-check.ts';

/** A diagnostic of the generator. */
interface CorpusDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** The result for one document. */
export interface CorpusResult {
  /** Its path below the folder of documents. */
  readonly name: string;
  readonly accepted: boolean;
  readonly found: readonly CorpusDiagnostic[];
  /** Bugs of the generator: crashes, code that does not compile, types that are `never`. */
  readonly failures: readonly string[];
  /** How many operations, parameters and schemas the other parser finds; undefined if it cannot read the document. */
  readonly parts?: number | undefined;
  readonly milliseconds: number;
  readonly peakBytes: number | undefined;
}

const version = /^\s*\{?\s*["']?(?:openapi["']?\s*:\s*["']?3|swagger["']?\s*:\s*["']?2)/m;

/** Generates from all documents below a folder and prints the report. Returns the exit code. */
export async function runCorpus(directory: string, verbose: boolean): Promise<number> {
  const folder = resolve(directory);
  // The root files of documents have a version, which may follow long components.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ya?ml|json)$/i.test(path) && !path.split('/').includes('node_modules'))
    .map((path) => join(folder, path))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .filter((file) => version.test(readFileSync(file, 'utf8')));
  const outcomes: CorpusResult[] = [];
  for (const file of files.toSorted()) {
    const outcome = await generateFrom(file, relative(folder, file), verbose);
    outcomes.push(outcome);
    const { name, accepted, found, failures } = outcome;
    const error = found.find(({ severity }) => severity === 'error');
    const verdict = failures.length > 0 ? 'FAILED' : accepted ? 'accepted' : 'rejected';
    console.log(
      `${verdict}  ${name}  ${failures[0] ?? (error ? `${error.code}: ${error.message}` : '')}`,
    );
  }
  console.log(`\n${reportOf(outcomes)}`);
  return outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

/** The last line of the process that generates. */
interface Made {
  readonly found: CorpusDiagnostic[];
  readonly parts?: number;
  readonly lost?: string[];
}

async function generateFrom(file: string, name: string, verbose: boolean): Promise<CorpusResult> {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  const generators = join(root, 'generators');
  try {
    symlinkSync(join(generators, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const args = ['--import', 'tsx/esm', join(import.meta.dirname, 'corpus-one.ts'), file, folder];
    const made = await runMeasured({ args, cwd: generators, seconds: 300 });
    const { output, milliseconds, peakBytes } = made;
    const last = output.trim().split('\n').at(-1) ?? '';
    const result = last.startsWith('{') ? (JSON.parse(last) as Made) : undefined;
    const accepted = result !== undefined && made.failure === undefined;
    const { found = [], parts, lost = [] } = result ?? {};
    const failures = [
      ...(result ? [] : [made.failure ?? 'no result']),
      ...(accepted ? await checkTypes(folder, verbose) : []),
      ...lost.map((part) => `lost: ${part}`),
    ];
    return { name, accepted, found, failures, parts, milliseconds, peakBytes };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function checkTypes(folder: string, verbose: boolean): Promise<string[]> {
  const { output, failure } = await typeCheck(folder, ['out', 'never.ts']);
  if (failure !== undefined) return [failure];
  const probe = readFileSync(join(folder, 'never.ts'), 'utf8').split('\n');
  const errors = output.split('\n').filter((line) => /\berror TS\d+: /.test(line));
  const named = errors.map((line) => {
    const [, row] = /^never\.ts\((\d+),/.exec(line) ?? [];
    return row === undefined
      ? line
      : `type ${/_\d+_([^:]+):/.exec(probe[Number(row) - 1] ?? '')?.[1] ?? line} is never`;
  });
  const shown = verbose ? named : named.slice(0, 5);
  const rest = named.length - shown.length;
  return rest > 0 ? [...shown, `and ${rest} more; use --verbose to show all`] : shown;
}

/** The report on all documents, as Markdown. */
export function reportOf(outcomes: readonly CorpusResult[]): string {
  const accepted = outcomes.filter((outcome) => outcome.accepted);
  const share = outcomes.length === 0 ? 0 : (100 * accepted.length) / outcomes.length;
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  const compared = accepted.flatMap(({ parts }) => parts ?? []);
  const greatest = (pick: (outcome: CorpusResult) => number) =>
    outcomes.toSorted((a, b) => pick(b) - pick(a))[0]?.name ?? '';
  const time = ({ milliseconds }: CorpusResult) => milliseconds;
  const memory = ({ peakBytes = 0 }: CorpusResult) => peakBytes;
  return [
    `${outcomes.length} documents, ${accepted.length} accepted (${share.toFixed(1)} %), ${failed.length} with failures.`,
    `${compared.length} compared with swagger-parser: ${compared.reduce((sum, each) => sum + each, 0)} operations, parameters and schemas.`,
    `Time: median ${seconds(medianOf(outcomes, time))} s, maximum ${seconds(Math.max(...outcomes.map(time)))} s (${greatest(time)}).`,
    `Memory: median ${mebibytes(medianOf(outcomes, memory))} MiB, maximum ${mebibytes(Math.max(...outcomes.map(memory)))} MiB (${greatest(memory)}).`,
    codesTable(
      'Errors',
      outcomes.filter((outcome) => !outcome.accepted),
      'error',
    ),
    codesTable('Warnings', accepted, 'warning'),
    ...failed.map(({ name, failures }) => `- ${name}: ${failures.join('; ')}`),
  ].join('\n\n');
}

function codesTable(
  title: string,
  outcomes: readonly CorpusResult[],
  severity: CorpusDiagnostic['severity'],
): string {
  const all = outcomes.flatMap(({ name, found }) =>
    found.filter((each) => each.severity === severity).map(({ code }) => ({ code, name })),
  );
  const rows = [...new Set(all.map(({ code }) => code))].toSorted().map((code) => {
    const names = all.filter((each) => each.code === code).map(({ name }) => name);
    return [code, String(new Set(names).size), String(names.length), names[0] ?? ''];
  });
  return markdownTable([title, 'Documents', 'Times', 'Example'], rows);
}
