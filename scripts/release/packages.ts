import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of package.json that a release reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Reads the package.json of all published packages, by name. */
export function readPackages(root: string): ReadonlyMap<string, Manifest> {
  const folders = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, 'packages', name));
  const found = [...folders, join(root, 'generators')].map(
    (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
  );
  return new Map(found.map((manifest) => [manifest.name, manifest]));
}
