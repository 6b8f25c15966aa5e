import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Node on this machine. */
export interface NodeBinary {
  readonly path: string;
  /** Such as `v20.20.2`. */
  readonly version: string;
}

/** The Node that runs the tests, which is the pinned one where it exists for this machine. */
export const ownNode: NodeBinary = { path: process.execPath, version: process.version };

/** The first Node from 20 on in the PATH that no package brought along; undefined if there is none. */
export function systemNode(): NodeBinary | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path));
  return paths
    .map((path) => ({ path, version: versionOf(path) }))
    .find(({ version }) => Number(/^v(\d+)/.exec(version)?.[1] ?? 0) >= 20);
}

function versionOf(path: string): string {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
}
