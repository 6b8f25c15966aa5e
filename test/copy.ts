import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../scripts/processes/run-node.js';
import { isLong } from './requirements.js';

export interface Copy {
  readonly folder: string;
  run(script: string, ...args: readonly string[]): Promise<Run>;
  remove(): void;
}

export interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** What no command needs: output of a build, and the benchmarks' dependencies, which take a gigabyte. */
const unused = /^bench\/.*node_modules|^[^/]+(?:\/[^/]+)?\/dist$/;

/** Tests take half of a type-check: outside long runs, copies have none, nor their documents. */
const tests = /\.test\.ts$|^generators\/(?:corpus|src\/.*\/golden)$/;

function isCopied(path: string): boolean {
  const file = relative(root, path);
  return !unused.test(file) && (isLong || !tests.test(file));
}

export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'seller-funds-'));
  for (const part of [
    'spec',
    'docs',
    'docker',
    'bench',
    'scripts',
    'packages',
    'generators',
    'test',
    '.gitignore',
    '.oxfmtrc.json',
    '.oxlintrc.json',
    '.github',
    'README.md',
    'CONTRIBUTING.md',
    'redocly.yaml',
    'vitest.config.ts',
    'package.json',
    'pnpm-workspace.yaml',
    'LICENSE',
  ]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
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

/** Links dependencies to those of this repository, except workspace packages, which are the copy's own. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // The test runner's cache changes during the run; the compiler's state does not fit links.
    if (name.startsWith('.vite') || name === '.cache') continue;
    const source = join(root, 'node_modules', name);
    if (name === '@seller-funds') {
      cpSync(source, join(modules, name), { recursive: true, verbatimSymlinks: true });
    } else symlinkSync(source, join(modules, name));
  }
}

function runScript(cwd: string, script: string, args: readonly string[]): Promise<Run> {
  const manifest = readFileSync(join(cwd, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  // The tests of a copy take their usual time in a long run, too.
  const { LONG_TESTS: _, ...env } = process.env;
  const child = spawn([scripts[script], ...args].join(' '), { cwd, env, shell: true });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
