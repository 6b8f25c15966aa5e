import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * Returns the licence texts of all packages in a bundle, which must be distributed with it.
 * @param folder that the file names of the bundle are relative to
 * @throws {Error} if a package has no licence
 */
export function licencesOf({ inputs }: Metafile, folder: string): string {
  const packages = Object.keys(inputs).flatMap((file) => {
    const [, found] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
    return found === undefined ? [] : [join(folder, found)];
  });
  return [...new Set(packages)].toSorted().map(licenceOf).join('\n\n---\n\n');
}

function licenceOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = manifest as Readonly<Record<string, string | undefined>>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  // Some packages name their licence but do not contain its text.
  const text = file === undefined ? license : readFileSync(join(folder, file), 'utf8').trim();
  if (!text)
    throw new Error(`${folder} has neither a licence file nor a licence in its package.json.`);
  return `${name} ${version}\n\n${text}`;
}
