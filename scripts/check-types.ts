import { join } from 'node:path';
import { finished, root, startPackage } from '../processes/run-node.ts';

/** Everything, and apart from it what runs in browsers. */
const projects = { repository: '.', pages: 'packages/sandbox/pages' };

/**
 * Checks the types of all code of the repository. The compiler keeps what it found below node_modules/.cache, so that
 * it checks again only what an edit touches.
 * @returns what it says; empty if there is no error
 */
export async function checkTypes(): Promise<string> {
  return (await Promise.all(Object.entries(projects).map(checkProject))).join('');
}

async function checkProject([name, folder]: [string, string]): Promise<string> {
  const state = join(root, `node_modules/.cache/typescript/${name}.tsbuildinfo`);
  const args = ['--project', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', state];
  const compiler = startPackage('typescript', 'tsc', args, ['ignore', 'pipe', 'inherit']);
  const output: Buffer[] = [];
  compiler.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await finished(compiler);
  const text = Buffer.concat(output).toString();
  return code === 0 ? '' : text || `The compiler ended with ${code}.\n`;
}
