import { spawnSync } from 'node:child_process';

/** pnpm as it is installed, or from the registry where only npm is there: command and arguments. */
export function pnpmCommand(): readonly [string, ...string[]] {
  const found = spawnSync('pnpm', ['--version'], { stdio: 'ignore' });
  return found.status === 0 ? ['pnpm'] : ['npx', '-y', 'pnpm@12'];
}
