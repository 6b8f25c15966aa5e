import { spawnSync } from 'node:child_process';

/** Returns the command and arguments that run pnpm: the installed one, else through npx. */
export function pnpmCommand(): readonly [string, ...string[]] {
  const found = spawnSync('pnpm', ['--version'], { stdio: 'ignore' });
  return found.status === 0 ? ['pnpm'] : ['npx', '-y', 'pnpm@12'];
}
