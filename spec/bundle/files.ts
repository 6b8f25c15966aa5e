import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { versionsOf } from '../document/versions.ts';
import type { BundledDocument } from './bundle.ts';
import { toOpenApi30 } from './openapi30.ts';
import { toJson, toYaml } from './serialize.ts';
import { standaloneDocument } from './standalone.ts';

/** The result of writing a file. */
export interface WrittenFile {
  readonly file: string;
  readonly state: 'written' | 'unchanged';
}

/** Returns the files of a bundled document: the document and each version, in YAML and JSON; versions as OpenAPI 3.0 too. */
export function bundleFiles(document: BundledDocument): Map<string, string> {
  const versions = versionsOf(document);
  const documents: [string, BundledDocument][] = [
    ['openapi', document],
    ...versions.map((version): [string, BundledDocument] => [
      version.name,
      standaloneDocument(document, version, versions),
    ]),
  ];
  return new Map(
    documents.flatMap(([name, each]) => [
      [`${name}.yaml`, toYaml(each)],
      [`${name}.json`, toJson(each)],
      // Tools that know 3.0 alone generate from the document of one version.
      ...(each === document ? [] : [[`${name}-3.0.json`, toJson(toOpenApi30(each))] as const]),
    ]),
  );
}

/** Writes the files that have changed to a folder. */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<WrittenFile[]> {
  const results: WrittenFile[] = [];
  for (const [name, text] of files) {
    const file = join(folder, name);
    const old = await readFile(file, 'utf8').catch(() => undefined);
    const state = old === text ? 'unchanged' : 'written';
    if (state === 'written') {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    results.push({ file, state });
  }
  return results;
}
