import { finished, startScript } from '../../scripts/processes/run-node.ts';

/**
 * Builds our packages, because the benchmark compares installed packages.
 * @throws {Error} if the build fails.
 */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  say('Building our packages …');
  const code = await finished(startScript('build', [], ['ignore', 2, 2]));
  if (code !== 0) throw new Error(`pnpm build ended with ${code}. See its message above.`);
}
