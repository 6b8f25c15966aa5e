import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * The licences of what is in a bundle, as they ask to be kept with copies.
 * @param folder from which the bundle's files are named
 * @throws {Error} for a package without a licence
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
  // Some packages name their licence and leave out its text.
  const text = file === undefined ? license : readFileSync(join(folder, file), 'utf8').trim();
  if (!text) throw new Error(`${folder} has no licence to keep with a copy of it.`);
  return `${name} ${version}\n\n${text}`;
}
