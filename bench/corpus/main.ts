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
import { fileURLToPath } from 'node:url';
import { type Command, type Values } from '@seller-funds/command';
import { z } from 'zod';
import { typeCheck } from '../generate/type-check.ts';
import { runMeasured } from '../measure/run.ts';
import { type CorpusDiagnostic, type CorpusResult, reportOf } from './report.ts';

/** The command line of `pnpm bench corpus`. */
export const command = {
  about:
    'Generates code from every OpenAPI document below a folder, such as a checkout of another project, type-checks and ' +
    'imports it, and prints accepted and rejected documents and warnings, with time and memory. Exits with 1 if ' +
    'generated code does not compile or cannot be imported, if the type of a component is never without a reason, if ' +
    'an operation, parameter or schema that swagger-parser finds is lost, or if the generator crashes.',
  options: z.strictObject({
    folder: z.string().meta({ positional: 'DIR', description: 'the folder with the documents' }),
    noTypes: z
      .boolean()
      .default(false)
      .meta({ description: 'skip the type check, which takes two thirds of the time' }),
    verbose: z
      .boolean()
      .default(false)
      .meta({ description: 'print all errors of the compiler, not only the first' }),
  }),
} satisfies Command;

type Options = Values<typeof command>;

const generators = fileURLToPath(new URL('../../generators', import.meta.url));
const worker = fileURLToPath(new URL('generate-one.ts', import.meta.url));
const limitSeconds = 300;

const version = /^\s*\{?\s*["']?(?:openapi["']?\s*:\s*["']?3|swagger["']?\s*:\s*["']?2)/m;

/** The last line of the process that generates. */
interface Made {
  readonly found: CorpusDiagnostic[];
  readonly parts?: number;
  readonly lost?: string[];
}

/** Runs all documents below a folder and prints the report. Returns the exit code. */
export async function run({ folder, ...values }: Options): Promise<number> {
  const outcomes: CorpusResult[] = [];
  for (const file of documentsIn(resolve(folder))) {
    const outcome = await runOne(file, relative(resolve(folder), file), values);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
  console.log(`\n${reportOf(outcomes)}`);
  return outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

/** The root files of documents below a folder: files with a version. It may follow long components. */
function documentsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ya?ml|json)$/i.test(path) && !path.split('/').includes('node_modules'))
    .map((path) => join(folder, path))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .filter((file) => version.test(readFileSync(file, 'utf8')))
    .toSorted();
}

async function runOne(
  file: string,
  name: string,
  values: Pick<Options, 'noTypes' | 'verbose'>,
): Promise<CorpusResult> {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    symlinkSync(join(generators, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const args = ['--import', 'tsx/esm', worker, file, folder];
    const made = await runMeasured({ args, cwd: generators, seconds: limitSeconds });
    const last = made.output.trim().split('\n').at(-1) ?? '';
    const result = last.startsWith('{') ? (JSON.parse(last) as Made) : undefined;
    const accepted = result !== undefined && made.failure === undefined;
    const types = accepted && !values.noTypes ? await checkTypes(folder, values.verbose) : [];
    const crashed = result === undefined ? [`${made.failure ?? 'no result'}`] : [];
    const { milliseconds, peakBytes } = made;
    const { found = [], parts, lost = [] } = result ?? {};
    const failures = [...crashed, ...types, ...lost.map((part) => `lost: ${part}`)];
    return { name, accepted, found, failures, parts, milliseconds, peakBytes };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function checkTypes(folder: string, verbose: boolean): Promise<string[]> {
  const { output, failure } = await typeCheck(folder, ['out', 'never.ts']);
  if (failure !== undefined) return [failure];
  const errors = output.split('\n').filter((line) => /\berror TS\d+: /.test(line));
  const probed = errors.filter((line) => line.startsWith('never.ts'));
  const others = errors.filter((line) => !line.startsWith('never.ts'));
  const probe = readFileSync(join(folder, 'never.ts'), 'utf8').split('\n');
  const never = probed.map((line) => {
    const [, row = ''] = /^never\.ts\((\d+),/.exec(line) ?? [];
    const [, id = line] = /_\d+_([^:]+):/.exec(probe[Number(row) - 1] ?? '') ?? [];
    return `type ${id} is never`;
  });
  const shown = verbose ? [...others, ...never] : [...others.slice(0, 1), ...never.slice(0, 5)];
  const rest = others.length + never.length - shown.length;
  return rest > 0 ? [...shown, `and ${rest} more; use --verbose to show all`] : shown;
}

function lineOf({ name, accepted, found, failures }: CorpusResult): string {
  const errors = found.filter(({ severity }) => severity === 'error');
  const verdict = failures.length > 0 ? 'FAILED' : accepted ? 'accepted' : 'rejected';
  const first = failures[0] ?? (accepted ? undefined : `${errors[0]?.code}: ${errors[0]?.message}`);
  const warned = found.length - errors.length;
  return [verdict, name, warned > 0 && accepted ? `${warned} warnings` : undefined, first]
    .filter((part) => part !== undefined)
    .join('  ');
}
