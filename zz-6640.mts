import { checks } from './test/conformance/selftest/target.ts';
import { matches } from './test/conformance/differences.ts';
import { mutate } from './test/conformance/mutate/mutate.ts';
import { scoreLine, trialLines } from './test/conformance/mutate/report.ts';
import { mutatedFiles } from './test/conformance/mutate/source-mutants.ts';
const [files, globs, sample, seed] = process.argv.slice(2);
const r = await mutate({
  files: mutatedFiles().filter((n) => files!.split(',').some((p) => n.startsWith(p))),
  sample: sample === 'all' ? undefined : Number(sample),
  seed: Number(seed),
  jobs: 1,
  checks: checks.filter(({ id }) => globs!.split(',').some((g) => matches(g, id))),
  onStart: (a, b, c) => console.log(a, b, c),
  onTrial: (t) => console.log(trialLines(t)),
});
console.log(scoreLine(r.score));
process.exit();
