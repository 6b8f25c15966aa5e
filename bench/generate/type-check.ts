import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from '../../scripts/processes/run-node.ts';
import { runMeasured, type Run } from '../measure/run.ts';

const limitSeconds = 300;

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: [],
  module: 'preserve',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Type-checks a folder (by default `out`) with the compiler of this repository. */
export async function typeCheck(
  folder: string,
  include: readonly string[] = ['out'],
): Promise<Run> {
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, include }, undefined, 2));
  const args = [programOf('typescript', 'tsc'), '--project', project, '--pretty', 'false'];
  const run = await runMeasured({ args, cwd: folder, seconds: limitSeconds });
  // Type errors are a result, a crash is a failure.
  const { failure, ...rest } = run;
  const isResult = failure?.startsWith('exit') && errorsIn(run.output) > 0;
  return { ...rest, failure: isResult ? undefined : failure };
}

/** The number of errors in the output of the compiler. */
export function errorsIn(output: string): number {
  return output.match(/^\S.*\berror TS\d+: /gm)?.length ?? 0;
}
