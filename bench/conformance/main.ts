import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/processes/run-node.ts';
import { checks } from '../../test/conformance/mutate/findings.ts';
import { buildInstrumented } from '../../test/conformance/mutate/instrumented-sandbox.ts';
import { mutate } from '../../test/conformance/mutate/mutate.ts';
import { mutatedFiles } from '../../test/conformance/mutate/source-mutants.ts';
import { resultFolder } from '../page/result.ts';
import { ensureInstalled } from '../install.ts';
import { compare } from './compare.ts';
import { writeDocument } from './document.ts';
import { dredd } from './dredd.ts';
import type { Choice } from './options.ts';
import { portman, writeCollection } from './portman.ts';
import { prism } from './prism.ts';
import { formatReport } from './report.ts';

export { command } from './options.ts';

const source = join(root, 'packages/contract/src/document/generated/openapi.json');

/** Compares the peers and writes the report. Returns the exit code. */
export async function run({ sample, seed, only }: Choice): Promise<number> {
  await ensureInstalled((line) => console.error(line));
  const folder = mkdtempSync(join(tmpdir(), 'bench-conformance-'));
  try {
    const document = writeDocument(source, folder);
    const peers = [
      dredd(document, folder),
      await portman(document, folder),
      prism(source, await writeCollection(document, folder), folder),
    ];
    const ours = await mutate({ checks, jobs: 1, only, sample, seed });
    // Mutants that stop the sandbox are left out: without a server there is nothing to compare.
    const trials = ours.trials.filter(
      ({ verdict }) => verdict !== 'stopped' && verdict !== 'absent',
    );
    const comparisons = await compare(
      await buildInstrumented(mutatedFiles()),
      trials.map(({ mutant }) => mutant),
      peers,
      (line) => console.error(line),
    );
    const text = formatReport(peers, comparisons, trials);
    mkdirSync(resultFolder, { recursive: true });
    writeFileSync(join(resultFolder, 'conformance.md'), text);
    const json = `${JSON.stringify({ seed, comparisons, trials }, undefined, 2)}\n`;
    writeFileSync(join(resultFolder, 'conformance.json'), json);
    console.log(text);
    console.log('Written to dist/bench/conformance.md and dist/bench/conformance.json.');
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
