import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a release needs to know of a manifest. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The manifests of all packages that are published, by name. */
export function readPackages(root: string): ReadonlyMap<string, Manifest> {
  const folders = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, 'packages', name));
  const found = [...folders, join(root, 'generators')].map(
    (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
  );
  return new Map(found.map((manifest) => [manifest.name, manifest]));
}
