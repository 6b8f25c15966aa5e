// The programs of the documentation.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sample } from '../../docs/build/samples.js';
import { programOf } from '../program.js';
import { readPage } from './page.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the guides. */
export const guide = join(root, 'docs/guide');

/** Returns the guides. */
export function guidePages(): readonly { readonly name: string; readonly text: string }[] {
  const names = readdirSync(guide).filter((name) => name.endsWith('.md'));
  return names.map((name) => ({ name, text: readPage(join(guide, name)) }));
}

/** Returns the programs of the guides and of the README, with their expected output. */
export function guidePrograms(): readonly ({ readonly name: string } & ReturnType<
  typeof programOf
>)[] {
  const readme = { name: 'README.md', text: readPage(join(root, 'README.md')) };
  return [...guidePages(), readme]
    .map(({ name, text }) => ({ name, ...programOf(text) }))
    .filter(({ code }) => code.trim() !== '');
}

/** Returns a program with all examples of the reference, which prints the number of responses. */
export function samplesProgram(samples: readonly Sample[], baseUrl: string): string {
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
