// `pnpm conformance:mutate`: mutation testing of the conformance suite, with mutants of StrykerJS and of edits.yaml.
import { type Command, integer, UsageError } from '@seller-funds/command';
import { z } from 'zod';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBetween, scoreMark } from '../bench/page/page.ts';
import { mutate } from '../test/conformance/mutate/mutate.ts';
import { formatScore, formatTrial, parseTrials } from '../test/conformance/mutate/report.ts';
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

await runCommand(
  'pnpm conformance:mutate',
  command,
  async ({ only, json, record, unseen, least, ...limits }) => {
    const { seed = randomInt(2 ** 31), sample, requests, jobs, minutes } = limits;
    const earlier = json !== undefined && existsSync(json) ? readTrials(json) : [];
    const { trials, score, stale } = await mutate({
      only,
      earlier,
      unseen,
      sample,
      seed,
      budget: requests || undefined,
      jobs,
      checks,
      minutes,
      onStart: (all, chosen) => {
        if (chosen === 0) throw new UsageError('--only selects no mutants.');
        console.log(`Seed ${seed}: ${chosen} of ${all} mutants.`);
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
    // With the results of mutants that this run does not select.
    const all = [...new Set([...trials, ...earlier])];
    if (json !== undefined)
      writeFileSync(
        json,
        `${JSON.stringify({ seed, requests, date, score, trials: all }, undefined, 2)}\n`,
      );
    const text = formatScore(`--seed ${seed} --requests ${requests}`, date, score);
    console.log(text);
    const page = join(import.meta.dirname, '../bench/RESULTS.md');
    if (record) writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), scoreMark, text));
    return score.percent >= least && stale.length === 0 ? 0 : 1;
  },
);

function isFound({ verdict }: Trial): boolean {
  return verdict === 'killed' || verdict === 'stopped';
}

/**
 * Reads the trials of an earlier run from its `--json` file.
 * @throws {UsageError} if it is not such a file
 */
function readTrials(file: string): readonly Trial[] {
  try {
    return parseTrials(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--json ${file}: ${reason}`);
  }
}
