// The programs of the documentation.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientCalls, samplesOf } from '../../generators/src/emitters/docs/samples.js';
import { buildContract } from '../../generators/src/model/build.js';
import { loadDocument } from '../../generators/src/source/load.js';
import { blocksOf, fileNameOf, programOf } from '../markdown.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

export const documentedOrigin = 'http://127.0.0.1:4020';

export const guide = join(root, 'docs/guide');

export function guidePages(): readonly { readonly name: string; readonly text: string }[] {
  const names = readdirSync(guide).filter((name) => name.endsWith('.md'));
  return names.map((name) => ({ name, text: readText('docs/guide', name) }));
}

/** A file that all guides use, from the quick start, with the origin of the sandbox. */
export function setupFile(name: 'setup.sh' | 'setup.mts', origin = documentedOrigin): string {
  const blocks = blocksOf(readText('docs/guide/quick-start.md'));
  const { code = '' } = blocks.find((block) => fileNameOf(block) === name) ?? {};
  return code.replaceAll(documentedOrigin, origin);
}

/** Writes a program with the set-up into a folder of its own. Returns its path. */
export function writeProgram(folder: string, code: string, origin = documentedOrigin): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'setup.mts'), setupFile('setup.mts', origin));
  const file = join(folder, 'app.mts');
  writeFileSync(file, code.replaceAll(documentedOrigin, origin));
  return file;
}

export function guidePrograms(): readonly ({ readonly name: string } & ReturnType<
  typeof programOf
>)[] {
  const readme = { name: 'README.md', text: readText('README.md') };
  return [...guidePages(), readme]
    .map(({ name, text }) => ({ name, ...programOf(text) }))
    .filter(({ code }) => code.trim() !== '');
}

export interface ClientSample {
  readonly operationId: string;
  readonly source: string;
}

export async function clientSamples(): Promise<ClientSample[]> {
  const { contract } = buildContract(await loadDocument(join(root, 'spec/openapi.yaml')));
  const callOf = clientCalls(contract);
  return contract.operations.flatMap((operation) => {
    const [sample] = samplesOf(contract, operation, {}, callOf);
    const source = sample?.codes.find(({ label }) => label === 'TypeScript')?.code;
    return source === undefined ? [] : [{ operationId: operation.id, source }];
  });
}

/** Returns a program with all examples of the reference, which prints the number of responses. */
export function samplesProgram(samples: readonly ClientSample[], baseUrl: string): string {
  const calls = samples.map(
    ({ operationId, source }) =>
      `{\n${source.replaceAll('console.log', 'seen')}\ndone.push('${operationId}');\n}`,
  );
  return `import { createClient } from '@seller-funds/client';
const client = createClient({ apiKey: 'test_samples', baseUrl: '${baseUrl}', retries: 0 });
const done: string[] = [];
const seen = (value: unknown): void => {
  if (value === undefined) throw new Error('nothing came');
};
${calls.join('\n').replaceAll(/^ {2}seen\(element\);$/gm, '  seen(element);\n  break;')}
console.log(done.length);
`;
}
