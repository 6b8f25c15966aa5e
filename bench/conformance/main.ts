import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../processes/run-node.ts';
import { mutants } from '../../test/conformance/selftest/mutants/index.ts';
import { drawSample, selectMutants } from '../../test/conformance/selftest/select.ts';
import { selfTest } from '../../test/conformance/selftest/selftest.ts';
import { resultFolder } from '../generate/workspace.ts';
import { ensureInstalled } from '../install.ts';
import { compare } from './compare.ts';
import { writeDocument } from './document.ts';
import { dredd } from './dredd.ts';
import { readChoice, type Values } from './options.ts';
import { portman, writeCollection } from './portman.ts';
import { prism } from './prism.ts';
import { formatReport } from './report.ts';

export { options, usage } from './options.ts';

const source = join(root, 'packages/contract/src/generated/openapi.json');

/** The options of our self-test. */
const selfTestOptions = { isQuick: false, jobs: 1, onTrial: () => undefined } as const;

/** Compares the peers and writes the report. Returns the exit code. */
export async function run(values: Values): Promise<number> {
  const { sample, seed, only } = readChoice(values);
  await ensureInstalled((line) => console.error(line));
  const chosen = drawSample(selectMutants(mutants, only), sample, seed);
  const folder = mkdtempSync(join(tmpdir(), 'bench-conformance-'));
  try {
    const document = writeDocument(source, folder);
    const peers = [
      dredd(document, folder),
      await portman(document, folder),
      prism(source, await writeCollection(document, folder), folder),
    ];
    const comparisons = await compare(chosen, peers, (line) => console.error(line));
    const trials = await selfTest({ mutants: chosen, seed, ...selfTestOptions });
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
