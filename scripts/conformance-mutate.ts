// `pnpm conformance:mutate`: mutation testing of the conformance suite, with mutants of StrykerJS and of edits.yaml.
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBetween, scoreMark } from '../bench/page/page.ts';
import { mutate } from '../test/conformance/mutate/mutate.ts';
import { formatTrial } from '../test/conformance/mutate/report.ts';
import {
  formatRun,
  type MutationRun,
  parseRun,
  scoreAgain,
} from '../test/conformance/mutate/run.ts';
import { readUnseen } from '../test/conformance/mutate/unseen.ts';
import type { Trial } from '../test/conformance/mutate/trial.ts';
import { checks } from '../test/conformance/mutate/findings.ts';
import { readNumber, runCommand, UsageError } from '../processes/arguments.ts';

const usage = `Usage: pnpm conformance:mutate [--sample N] [--seed N] [--only PATTERN] [--again FILE] [--requests N]
                               [--minutes N] [--least PERCENT] [--jobs N] [--json FILE] [--record] [--unseen]
       pnpm conformance:mutate --rejudge FILE [--record]

Runs the sandbox with one mutant of StrykerJS or of test/conformance/mutate/edits.yaml at a time, and the conformance
checks that reach the changed code, until one fails. Prints the mutation score and a diff of each mutant that no check
found.

  --sample N       number of mutants, drawn at random; default: all, which takes hours
  --seed N         seed of the sample; default: a random seed
  --only PATTERN   only mutants whose file, relative to packages/sandbox/src, or mutator matches, such as
                   'domain/splits/*', 'StringLiteral' or 'edits/*'; * matches anything; repeatable
  --again FILE     only the mutants of an earlier run, read from its --json file, to compare two versions of the checks;
                   mutants in unseen.yaml are not tried
  --requests N     maximum number of requests per mutant, spent on its most promising checks, so that the score is
                   a lower bound; 0 for all checks that reach it; default: 3000
  --minutes N      time limit, after which no further mutant is tried
  --least PERCENT  minimum score; default: 95
  --jobs N         number of mutants that are tried concurrently, 1 to 16; default: 2
  --json FILE      write the result of each mutant to a file
  --record         write the score to bench/RESULTS.md
  --unseen         try the mutants in test/conformance/mutate/unseen.yaml instead of all others, and print those that
                   a check finds: they have to be removed from the list

  --rejudge FILE   no run: the score of an earlier run, read from its --json file, without the mutants that no check
                   found and that were added to unseen.yaml since

Without --unseen, mutants in unseen.yaml are not tried and do not count: no client can detect them.

Exit code: 0 the score is reached, or no check finds a mutant of unseen.yaml; 1 it is not, a check does, or an entry of
unseen.yaml or edits.yaml matches nothing; 2 invalid arguments.`;

const options = {
  sample: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string', multiple: true },
  again: { type: 'string' },
  requests: { type: 'string', default: '3000' },
  minutes: { type: 'string' },
  least: { type: 'string', default: '95' },
  jobs: { type: 'string', default: '2' },
  json: { type: 'string' },
  record: { type: 'boolean', default: false },
  unseen: { type: 'boolean', default: false },
  rejudge: { type: 'string' },
} as const;

await runCommand(
  usage,
  options,
  async ({ only, again, json, record, unseen, rejudge, ...texts }) => {
    const least = readNumber('least', texts.least, 0, 100);
    checkCombination(unseen, { record, json, rejudge });
    if (rejudge !== undefined) {
      const judged = scoreAgain(readRun('rejudge', rejudge), readUnseen());
      return report(judged, { record, isReached: judged.score.percent >= least });
    }
    const seed =
      texts.seed === undefined
        ? randomInt(2 ** 31)
        : readNumber('seed', texts.seed, 0, 2 ** 31 - 1);
    const sample =
      texts.sample === undefined ? undefined : readNumber('sample', texts.sample, 1, 100_000);
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
      budget: readNumber('requests', texts.requests, 0, 1_000_000) || undefined,
      jobs: readNumber('jobs', texts.jobs, 1, 16),
      checks,
      minutes:
        texts.minutes === undefined ? undefined : readNumber('minutes', texts.minutes, 1, 100_000),
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
    const run = { seed, requests: texts.requests, date: today(), score, judgedLater: 0, trials };
    if (json !== undefined)
      writeFileSync(json, `${JSON.stringify({ ...run, stale }, undefined, 2)}\n`);
    return report(run, { record, isReached: score.percent >= least && stale.length === 0 });
  },
);

/** @throws {UsageError} for options that need a score, with `--unseen` */
function checkCombination(
  unseen: boolean,
  {
    record,
    json,
    rejudge,
  }: { record: boolean; json: string | undefined; rejudge: string | undefined },
): void {
  if (unseen && (record || json !== undefined || rejudge !== undefined)) {
    throw new UsageError('--unseen calculates no score: omit --record, --json and --rejudge.');
  }
}

/** Prints the score of a run, and writes it to bench/RESULTS.md. Returns the exit code. */
function report(
  run: MutationRun,
  { record, isReached }: { readonly record: boolean; readonly isReached: boolean },
): number {
  console.log(formatRun(run));
  if (record) writeScore(run);
  return isReached ? 0 : 1;
}

function isFound({ verdict }: Trial): boolean {
  return verdict === 'killed' || verdict === 'stopped';
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Writes the score of a run to bench/RESULTS.md. */
function writeScore(run: MutationRun): void {
  const page = join(import.meta.dirname, '../bench/RESULTS.md');
  writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), scoreMark, formatRun(run)));
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
