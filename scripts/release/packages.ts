import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of package.json that a release reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly repository?: unknown;
  readonly homepage?: string;
  readonly bugs?: string;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the folders of all published packages, relative to the repository. */
export function packageFolders(root: string): string[] {
  const entries = readdirSync(join(root, 'packages'), { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `packages/${name}`);
  return [...folders, 'generators'];
}

/** Reads a package.json. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Reads the package.json of all published packages, by name. */
export function readPackages(root: string): ReadonlyMap<string, Manifest> {
  const found = packageFolders(root).map((folder) => readManifest(join(root, folder)));
  return new Map(found.map((manifest) => [manifest.name, manifest]));
}
