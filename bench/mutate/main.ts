import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Command, integer, UsageError, type Values } from '@seller-funds/command';
import { allChecks, type Check } from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { z } from 'zod';
import { toExpression } from '../../packages/conformance/src/run/plan.js';
import { replaceBetween, scoreMark } from '../page/page.ts';
import { CheckOrder, measureCoverage } from './checks.ts';
import { type Mutant, mutatedFiles, readEdits, sampleMutants } from './mutants.ts';
import { buildInstrumented } from './sandbox.ts';
import { formatScore, formatTrial, parseTrials, type Score, scoreOf } from './score.ts';
import { type Trial, tryMutant } from './trial.ts';
import { readUnseen, type Unseen } from './unseen.ts';

/** The command line of `pnpm conformance:mutate`. */
export const command = {
  about:
    'Runs the sandbox with one mutant of StrykerJS or of bench/mutate/edits.yaml at a time, and the conformance checks ' +
    'that reach the changed code, until one fails. Prints the mutation score and a diff of each mutant that no check ' +
    'found. Mutants in unseen.yaml are not tried and do not count: no client can detect them.',
  options: z
    .strictObject({
      sample: integer(1, 100_000).optional().meta({
        value: 'N',
        description: 'number of mutants, drawn at random; by default all, which takes hours',
      }),
      seed: integer(0, 2 ** 31 - 1)
        .optional()
        .meta({ value: 'N', description: 'seed of the sample; by default a random seed' }),
      only: z.array(z.string()).optional().meta({
        value: 'PATTERN',
        description:
          "only mutants whose file, relative to packages/sandbox/src, or mutator matches, such as 'domain/splits/*' or 'edits/*'",
      }),
      requests: integer(0, 1_000_000).default(3000).meta({
        value: 'N',
        description:
          'maximum number of requests per mutant, spent on its most promising checks, so that the score is a lower bound; 0 for all',
      }),
      minutes: integer(1, 100_000)
        .optional()
        .meta({ value: 'N', description: 'time limit, after which no further mutant is tried' }),
      least: integer(0, 100).default(95).meta({ value: 'PERCENT', description: 'minimum score' }),
      jobs: integer(1, 16)
        .default(2)
        .meta({ value: 'N', description: 'number of mutants that are tried concurrently' }),
      json: z.string().optional().meta({
        value: 'FILE',
        description:
          'write the result of each mutant to a file; a run whose file exists takes its results, and tries the other mutants only',
      }),
      record: z
        .boolean()
        .default(false)
        .meta({ description: 'write the score to bench/RESULTS.md' }),
      unseen: z.boolean().default(false).meta({
        description:
          'try the mutants in unseen.yaml instead, and print those that a check finds: they have to be removed',
      }),
    })
    .refine(({ unseen, record, json }) => !unseen || (!record && !json), {
      error: '--unseen calculates no score: omit --record and --json.',
    }),
  end: `Exit codes: 0 the score is reached, or no check finds a mutant of unseen.yaml; 1 it is not, a check does, or an
entry of unseen.yaml or edits.yaml matches nothing; 2 invalid arguments.`,
} satisfies Command;

type Options = Values<typeof command>;

/** All checks of the contract. */
export const checks: readonly Check[] = allChecks(document);

/** What a test runs instead of everything, and who is told what happens. */
interface Part {
  readonly files?: readonly string[];
  readonly checks?: readonly Check[];
  readonly edits?: ReturnType<typeof readEdits>;
  readonly log?: (line: string) => void;
}

/** The result of mutation testing. */
export interface Mutated {
  readonly seed: number;
  readonly trials: readonly Trial[];
  readonly score: Score;
  /** Entries of `unseen.yaml` and `edits.yaml` that no longer match. */
  readonly stale: readonly string[];
}

/** Applies the mutants to the sandbox, one at a time, and runs the checks that reach them. */
export async function mutate(options: Options, part: Part = {}): Promise<Mutated> {
  const { seed = randomInt(2 ** 31), json, minutes = Infinity } = options;
  const { edits = readEdits(), log = () => undefined } = part;
  const sandbox = await buildInstrumented(part.files ?? mutatedFiles());
  const unseen = readUnseen();
  const mutants = [...sandbox.mutants, ...edits.mutants];
  const chosen = choose(mutants, unseen, { ...options, seed });
  log(`Seed ${seed}: ${chosen.length} of ${mutants.length} mutants.`);
  const proving = (part.checks ?? checks).filter(({ kind }) => kind !== 'observation');
  const coverage = await measureCoverage(sandbox, proving, (_, done, count) => {
    if (done % 100 === 0) log(`Coverage of ${done} of ${count} checks measured.`);
  });
  const order = new CheckOrder(sandbox.mutants, coverage, proving, options.requests || Infinity);
  const end = performance.now() + minutes * 60_000;
  const earlier = readTrials(json);
  const known = new Map(earlier.map((trial) => [trial.mutant.fingerprint, trial]));
  const trials = chosen.flatMap(({ fingerprint }) => known.get(fingerprint) ?? []);
  const fresh = chosen.filter(({ fingerprint }) => !known.has(fingerprint));
  const queue = fresh.filter((mutant) => options.unseen || !unseen.reasonFor(mutant));
  const untried = fresh.length - queue.length;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next && performance.now() < end; next = queue.shift()) {
      const trial = await tryMutant(next, { sandbox, coverage, order });
      trials.push(trial);
      if (!options.unseen) log(formatTrial(trial));
      else if (isFound(trial)) log(`${formatTrial(trial)} ${next.fingerprint}`);
    }
  };
  await Promise.all(Array.from({ length: options.jobs }, work));
  const score = scoreOf(trials, unseen, untried);
  const stale = [...(part.files ? [] : unseen.stale(sandbox.mutants)), ...edits.stale];
  // With the results of mutants that this run does not select.
  const all = { seed, score, trials: [...new Set([...trials, ...earlier])] };
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(all, undefined, 2)}\n`);
  return { seed, trials, score, stale };
}

function choose(
  mutants: readonly Mutant[],
  { reasonFor }: Unseen,
  { only, unseen, sample, seed }: Options & { readonly seed: number },
): Mutant[] {
  const patterns = only?.map((pattern) => toExpression(pattern, true));
  const selected = mutants.filter(
    (mutant) =>
      (!unseen || reasonFor(mutant) !== undefined) &&
      (patterns?.some((each) => each.test(mutant.file) || each.test(mutant.mutator)) ?? true),
  );
  if (selected.length === 0) throw new UsageError('--only selects no mutants.');
  return sampleMutants(selected, sample ?? selected.length, seed);
}

/** Runs mutation testing, and prints what it found. Returns the exit code. */
export async function run(options: Options): Promise<number> {
  const { seed, trials, score, stale } = await mutate(options, { log: console.log });
  for (const entry of stale) console.log(entry);
  if (options.unseen) {
    const found = trials.filter(isFound).length;
    console.log(`${found} of ${trials.length} mutants in unseen.yaml were found by a check.`);
    return found === 0 && stale.length === 0 ? 0 : 1;
  }
  const text = formatScore(`--seed ${seed} --requests ${options.requests}`, score);
  console.log(text);
  const page = new URL('../RESULTS.md', import.meta.url);
  if (options.record)
    writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), scoreMark, text));
  return score.percent >= options.least && stale.length === 0 ? 0 : 1;
}

function isFound({ verdict }: Trial): boolean {
  return verdict === 'killed' || verdict === 'stopped';
}

function readTrials(file: string | undefined): readonly Trial[] {
  if (file === undefined || !existsSync(file)) return [];
  try {
    return parseTrials(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `--json ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
