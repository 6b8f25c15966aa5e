import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run-node.ts';
import { mutants } from '../../test/conformance/selftest/mutants/index.ts';
import { sampleOf, selectMutants } from '../../test/conformance/selftest/select.ts';
import { resultFolder } from '../generate/workspace.ts';
import { ensureInstalled } from '../install.ts';
import { compare, type Comparison } from './compare.ts';
import { writeDocument } from './document.ts';
import { dredd } from './dredd.ts';
import { readChoice, type Values } from './options.ts';
import type { Peer } from './peer.ts';
import { portman, writeCollection } from './portman.ts';
import { prism } from './prism.ts';

export { options, usage } from './options.ts';

const source = join(root, 'packages/contract/src/generated/openapi.json');

/** Compares the peers and writes the report. Returns the exit code. */
export async function run(values: Values): Promise<number> {
  const { sample, seed, only } = readChoice(values);
  await ensureInstalled((line) => console.error(line));
  const chosen = sampleOf(selectMutants(mutants, only), sample, seed);
  const folder = mkdtempSync(join(tmpdir(), 'bench-conformance-'));
  try {
    const document = writeDocument(source, folder);
    const peers = [
      dredd(document, folder),
      await portman(document, folder),
      prism(source, await writeCollection(document, folder), folder),
    ];
    const comparisons = await compare(chosen, peers, (line) => console.error(line));
    const text = reportOf(peers, comparisons);
    mkdirSync(resultFolder, { recursive: true });
    writeFileSync(join(resultFolder, 'conformance.md'), text);
    const json = `${JSON.stringify({ seed, comparisons }, undefined, 2)}\n`;
    writeFileSync(join(resultFolder, 'conformance.json'), json);
    console.log(text);
    console.log('Written to dist/bench/conformance.md and dist/bench/conformance.json.');
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How many mutants each peer found, as a table of Markdown. */
function reportOf(peers: readonly Peer[], comparisons: readonly Comparison[]): string {
  const rows = peers.map(({ name, description }) => {
    const count = comparisons.filter(({ found }) => found[name] !== undefined).length;
    return `| ${name} | ${count} of ${comparisons.length} | ${description} |`;
  });
  return ['| Peer | Found | How |', '|---|---|---|', ...rows, ''].join('\n');
}
