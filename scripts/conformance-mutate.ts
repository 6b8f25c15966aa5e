// `pnpm conformance:mutate`: mutation testing of the conformance suite, with mutants of StrykerJS and of edits.yaml.
import { type Command, integer, UsageError } from '@seller-funds/command';
import { z } from 'zod';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBetween, scoreMark } from '../bench/page/page.ts';
import { mutate } from '../test/conformance/mutate/mutate.ts';
import {
  formatRun,
  formatTrial,
  type MutationRun,
  parseRun,
  scoreAgain,
} from '../test/conformance/mutate/report.ts';
import { readUnseen } from '../test/conformance/mutate/unseen.ts';
import type { Trial } from '../test/conformance/mutate/trial.ts';
import { checks } from '../test/conformance/mutate/findings.ts';
import { runCommand } from './processes/run-command.ts';

const command = {
  about:
    'Runs the sandbox with one mutant of StrykerJS or of test/conformance/mutate/edits.yaml at a time, and the ' +
    'conformance checks that reach the changed code, until one fails. Prints the mutation score and a diff of each ' +
    'mutant that no check found. Mutants in unseen.yaml are not tried and do not count: no client can detect them.',
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
      again: z.string().optional().meta({
        value: 'FILE',
        description:
          'only the mutants of an earlier run, read from its --json file, to compare two versions of the checks',
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
      json: z
        .string()
        .optional()
        .meta({ value: 'FILE', description: 'write the result of each mutant to a file' }),
      record: z
        .boolean()
        .default(false)
        .meta({ description: 'write the score to bench/RESULTS.md' }),
      unseen: z.boolean().default(false).meta({
        description:
          'try the mutants in unseen.yaml instead, and print those that a check finds: they have to be removed',
      }),
      rejudge: z.string().optional().meta({
        value: 'FILE',
        description:
          'no run: the score of an earlier run, read from its --json file, without the mutants added to unseen.yaml since',
      }),
    })
    .refine(({ unseen, record, json, rejudge }) => !unseen || (!record && !json && !rejudge), {
      error: '--unseen calculates no score: omit --record, --json and --rejudge.',
    }),
  end: `Exit codes: 0 the score is reached, or no check finds a mutant of unseen.yaml; 1 it is not, a check does, or an
entry of unseen.yaml or edits.yaml matches nothing; 2 invalid arguments.`,
} satisfies Command;

await runCommand(
  'pnpm conformance:mutate',
  command,
  async ({ only, again, json, record, unseen, rejudge, least, ...limits }) => {
    if (rejudge !== undefined) {
      const judged = scoreAgain(readRun('rejudge', rejudge), readUnseen());
      return report(judged, record, judged.score.percent >= least);
    }
    const { seed = randomInt(2 ** 31), sample, requests, jobs, minutes } = limits;
    const fingerprints =
      again === undefined
        ? undefined
        : new Set(readRun('again', again).trials.map(({ mutant }) => mutant.fingerprint));
    const { trials, score, stale } = await mutate({
      only,
      fingerprints,
      unseen,
      sample,
      seed,
      budget: requests || undefined,
      jobs,
      checks,
      minutes,
      onStart: (all, chosen) => {
        if (chosen === 0) throw new UsageError('--only and --again select no mutants.');
        console.log(`Seed ${seed}: ${chosen} of ${all} mutants.`);
        const gone = (fingerprints?.size ?? chosen) - chosen;
        if (gone > 0) console.log(`${gone} mutants of the earlier run were not selected.`);
      },
      onCoverage: (_, done, count) => {
        if (done % 100 === 0) console.log(`Coverage of ${done} of ${count} checks measured.`);
      },
      onTrial: (trial) => {
        if (unseen && isFound(trial))
          console.log(`${formatTrial(trial)} ${trial.mutant.fingerprint}`);
        else if (!unseen) console.log(formatTrial(trial));
      },
    });
    for (const entry of stale) console.log(entry);
    if (unseen) {
      const found = trials.filter(isFound).length;
      console.log(`${found} of ${trials.length} mutants in unseen.yaml were found by a check.`);
      return found === 0 && stale.length === 0 ? 0 : 1;
    }
    const date = new Date().toISOString().slice(0, 10);
    const run = { seed, requests: String(requests), date, score, judgedLater: 0, trials, stale };
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(run, undefined, 2)}\n`);
    return report(run, record, score.percent >= least && stale.length === 0);
  },
);

/** Prints the score of a run, and writes it to bench/RESULTS.md. Returns the exit code. */
function report(run: MutationRun, record: boolean, isReached: boolean): number {
  const text = formatRun(run);
  console.log(text);
  const page = join(import.meta.dirname, '../bench/RESULTS.md');
  if (record) writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), scoreMark, text));
  return isReached ? 0 : 1;
}

function isFound({ verdict }: Trial): boolean {
  return verdict === 'killed' || verdict === 'stopped';
}

/**
 * Reads a run from its `--json` file.
 * @throws {UsageError} if it is not such a file
 */
function readRun(option: string, file: string): MutationRun {
  try {
    return parseRun(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--${option} ${file}: ${reason}`);
  }
}
