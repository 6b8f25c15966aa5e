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

Runs the sandbox with one fault at a time and the conformance checks against it: each fault has to be
found by a check that cites a claim that the fault breaks.

  --only PATTERN   mutants whose name or claims match; * stands for anything; repeatable
  --sample N       only so many, chosen by the seed
  --seed N         of the checks' data and of the sample; default: another one each time
  --jobs N         how many mutants at a time, 1 to 16; default: 2
  --quick          only the checks that should find it, and not, after these, all others
  --json FILE      write what became of each mutant
  --list           print the mutants and what is broken in them

Exit code: 0 each was found by the right check, 1 one was not, 2 wrong arguments.`;

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
    if (selected.length === 0) throw new UsageError('--only leaves no mutant; --list shows all.');
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
