// `pnpm conformance:selftest`: mutation testing of the conformance suite, with hand-written mutants.
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mutants } from '../test/conformance/selftest/mutants/index.ts';
import { formatCounts, formatTrial } from '../test/conformance/selftest/report.ts';
import { drawSample, selectMutants } from '../test/conformance/selftest/select.ts';
import { selfTest } from '../test/conformance/selftest/selftest.ts';
import { readNumber, runCommand, UsageError } from '../processes/arguments.ts';

const usage = `Usage: pnpm conformance:selftest [--only PATTERN] [--sample N] [--seed N] [--jobs N] [--quick] [--json FILE]
       pnpm conformance:selftest --list [--only PATTERN]

Runs the conformance checks against the sandbox with one mutant at a time. Each has to be found by a check
that cites a claim that the mutant breaks.

  --only PATTERN   only mutants whose name or claims match; * matches anything; repeatable
  --sample N       number of mutants, drawn at random
  --seed N         seed of the checks' data and of the sample; default: a random seed
  --jobs N         number of mutants that are tried concurrently, 1 to 16; default: 2
  --quick          run only the checks that should find the mutant
  --json FILE      write the result of each mutant to a file
  --list           print the mutants and their faults

Exit code: 0 all mutants were found by the right check, 1 one was not, 2 invalid arguments.`;

const options = {
  only: { type: 'string', multiple: true },
  sample: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string', default: '2' },
  json: { type: 'string' },
  quick: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const;

await runCommand(
  usage,
  options,
  async ({ only, sample, seed: given, jobs: many, json, quick, list }) => {
    const selected = selectMutants(mutants, only);
    if (selected.length === 0)
      throw new UsageError('--only selects no mutants; --list prints all.');
    const seed =
      given === undefined ? randomInt(2 ** 31) : readNumber('seed', given, 0, 2 ** 31 - 1);
    const jobs = readNumber('jobs', many, 1, 16);
    const size =
      sample === undefined ? selected.length : readNumber('sample', sample, 1, mutants.length);
    if (list) {
      for (const { name, broken, claims } of selected)
        console.log(`${name}\n    ${broken} [${claims.join(', ')}]`);
      console.log(`${selected.length} mutants.`);
      return 0;
    }
    console.log(`Seed ${seed}.`);
    const trials = await selfTest({
      mutants: drawSample(selected, size, seed),
      seed,
      isQuick: quick,
      jobs,
      onTrial: (trial) => console.log(formatTrial(trial)),
    });
    console.log(formatCounts(trials));
    if (json !== undefined) writeFileSync(json, `${JSON.stringify({ seed, trials }, null, 2)}\n`);
    return trials.every(({ verdict }) => verdict === 'killed') ? 0 : 1;
  },
);
