import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { finished, root, startPackage } from './processes/run-node.ts';

/** Code that runs in browsers has a project of its own. */
const projects = { repository: '.', pages: 'packages/sandbox/pages' };

/** Threads that check types. Each repeats work of the others; one core is left to the other project. */
const checkers = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Type-checks all code, incrementally (node_modules/.cache); returns the compiler's output, empty without errors. */
export async function checkTypes(): Promise<string> {
  return (await Promise.all(Object.entries(projects).map(checkProject))).join('');
}

async function checkProject([name, folder]: [string, string]): Promise<string> {
  const state = join(root, `node_modules/.cache/typescript/${name}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', state];
  const args = ['--project', folder, '--noEmit', ...incremental, '--checkers', String(checkers)];
  const compiler = startPackage('typescript', 'tsc', args, ['ignore', 'pipe', 'inherit']);
  const read = compiler.stdout ? text(compiler.stdout) : '';
  const [code, output] = await Promise.all([finished(compiler), read]);
  return code === 0 ? '' : output || `The compiler ended with ${code}.\n`;
}
