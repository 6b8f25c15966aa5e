import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A copy of the repository that a test may break. */
export interface Copy {
  readonly folder: string;
  /** Runs a script of package.json in the copy and waits for its end. */
  run(script: string, ...args: readonly string[]): Promise<Run>;
  remove(): void;
}

/** How a command ended. */
export interface Run {
  readonly code: number | null;
  /** Standard output and standard error, as a user would see them. */
  readonly output: string;
}

/** Copies what the commands need. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'seller-funds-'));
  for (const part of [
    'spec',
    'docs',
    'bench',
    'scripts',
    'packages',
    'generators',
    'release',
    'test',
    'redocly.yaml',
    'package.json',
    'pnpm-workspace.yaml',
    'LICENSE',
  ]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      // The peers of the benchmarks take a gigabyte, and nothing here runs them.
      filter: (path) => part !== 'bench' || !path.includes('node_modules'),
    });
  }
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  linkModules(folder);
  return {
    folder,
    run: (script, ...args) => runScript(folder, script, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Dependencies are those of this repository; its own packages, and what the compiler keeps between runs, are the
 * copy's. What `pnpm generate` passed here it has still to pass there.
 */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const source = join(root, 'node_modules', name);
    if (name === '@seller-funds' || name === '.cache') {
      cpSync(source, join(modules, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => path !== join(source, 'generate'),
      });
    } else symlinkSync(source, join(modules, name));
  }
}

function runScript(cwd: string, script: string, args: readonly string[]): Promise<Run> {
  const child = spawn('tsx', [`scripts/${script}.ts`, ...args], { cwd });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
