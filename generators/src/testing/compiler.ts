import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The arguments of Node to run the compiler of the repository on one thread, because test files run in parallel. */
export const compiler = [
  join(root, 'node_modules/typescript/bin/tsc'),
  '--singleThreaded',
] as const;

/**
 * Compiles all files of a folder with the strict options of this repository.
 * @param options compiler options in place of those of this repository
 * @returns the messages of the compiler; empty if there is no error
 */
export async function compileFolder(folder: string, options: object = {}): Promise<string> {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(root, 'node_modules/@types')], ...options },
    include: ['**/*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = [...compiler, '--pretty', 'false', '-p', folder];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout) => resolve(stdout || (error?.message ?? '')));
  });
}
