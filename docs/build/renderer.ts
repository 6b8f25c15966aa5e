import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The renderer of the reference: its bundled script and its license. */
export interface Renderer {
  readonly script: string;
  readonly notice: string;
}

/** Reads Scalar's script from the installed package. */
export async function readRenderer(): Promise<Renderer> {
  const folder = dirname(require.resolve('@scalar/api-reference'));
  const file = join(folder, 'browser/standalone.js');
  const [script, manifest] = await Promise.all(
    [file, join(folder, '../package.json')].map((each) => readFile(each, 'utf8')),
  ).catch((error: unknown) => {
    throw new Error(
      `The renderer's script is not where it was (${String(error)}). ` +
        'See docs/build/renderer.ts after an update of @scalar/api-reference.',
    );
  });
  const { name, version, license, author, homepage } = JSON.parse(manifest ?? '{}') as Record<
    string,
    string
  >;
  return {
    script: script ?? '',
    notice: `scalar.js is the browser build of ${name} ${version}, ${license} licence, by ${author}.\n${homepage}\n`,
  };
}
