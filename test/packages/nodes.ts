import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** An installed Node.js. */
export interface NodeBinary {
  readonly path: string;
  /** Such as `v20.20.2`. */
  readonly version: string;
}

/** The Node.js that runs the tests: the pinned version, if it exists for this platform. */
export const ownNode: NodeBinary = { path: process.execPath, version: process.version };

/** The first Node.js >= 20 in the PATH outside of node_modules; undefined if there is none. */
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
