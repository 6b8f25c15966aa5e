import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpmCommand } from '../scripts/processes/pnpm-command.ts';
import { finished } from '../scripts/processes/run-node.ts';

/** The folder of the benchmarks. */
export const benchFolder = dirname(fileURLToPath(import.meta.url));

/**
 * Installs the peers and documents of the benchmarks, unless they are installed as the lockfile says. The project itself
 * does not depend on them.
 * @throws {Error} if the installation fails
 */
export async function ensureInstalled(say: (line: string) => void): Promise<void> {
  if (isInstalled(benchFolder)) return;
  say('Installing the peers and documents of the benchmark into bench/ (about 1 GB) …');
  const [command, ...before] = pnpmCommand();
  // bench/ is a workspace of its own: pnpm must not use the project's.
  const args = [...before, 'install', '--frozen-lockfile', '--dir', benchFolder];
  const code = await finished(spawn(command, args, { stdio: ['ignore', 2, 2] }));
  if (code !== 0) {
    throw new Error(
      `bench/: the installation of the peers ended with ${code}. See pnpm's message above, then run the benchmark again.`,
    );
  }
}

/** True if the installation in a folder matches its lockfile. */
export function isInstalled(folder: string): boolean {
  const installed = join(folder, 'node_modules/.pnpm/lock.yaml');
  if (!existsSync(installed)) return false;
  // pnpm keeps a copy of the lockfile that it installed from.
  return readFileSync(installed).equals(readFileSync(join(folder, 'pnpm-lock.yaml')));
}
