import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pnpmCommand } from '../../scripts/processes/pnpm-command.js';
import { run } from '../../scripts/processes/run.js';
import { oncePerRun } from '../once-per-run.js';

export interface NodeBinary {
  readonly path: string;
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

/** The oldest Node.js that libraries and generators promise, of each line, and that of the other programs. */
export type OldestNode = '20.19.0' | '22.12.0' | '22.16.0';

export async function installedNode(version: OldestNode): Promise<string> {
  const source = `npm:node-${process.platform}-${process.arch}@${version}`;
  const folder = await oncePerRun(`node-${version}`, (made) =>
    installAlone(made, { node: source }),
  );
  return join(folder, 'node_modules/node/bin/node');
}

export async function installAlone(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), "packages: ['.']\n");
  const [command, ...before] = pnpmCommand();
  await run(command, [...before, 'install', '--ignore-scripts', '--no-frozen-lockfile'], folder);
}

function versionOf(path: string): string {
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
}
