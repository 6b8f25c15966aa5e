import { readFileSync } from 'node:fs';

/**
 * Returns the version of a package.
 * @param manifest the location of its package.json
 */
export function readVersion(manifest: URL): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
}
