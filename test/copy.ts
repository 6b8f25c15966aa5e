import { spawn } from 'node:child_process';
import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A copy of the repository that a test may change. */
export interface Copy {
  readonly folder: string;
  /** Runs a script of package.json in the copy and waits until it exits. */
  run(script: string, ...args: readonly string[]): Promise<Run>;
  remove(): void;
}

/** The result of a command. */
export interface Run {
  readonly code: number | null;
  /** Standard output and standard error, interleaved. */
  readonly output: string;
}

/**
 * Copies the files that the commands need.
 * @param linked true for tests that type-check: dependencies are hard-linked to the same relative paths, so that the
 * compiler's incremental state stays valid; otherwise they are symbolic links, which are faster to create and remove
 */
export function copyRepository({ linked = false }: { readonly linked?: boolean } = {}): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'seller-funds-'));
  for (const part of [
    'spec',
    'docs',
    'bench',
    'scripts',
    'packages',
    'generators',
    'processes',
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
      // The benchmarks' dependencies take a gigabyte, and no test runs them.
      filter: (path) => part !== 'bench' || !path.includes('node_modules'),
    });
  }
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  linkModules(folder, linked ? hardLink : symbolicLink);
  return {
    folder,
    run: (script, ...args) => runScript(folder, script, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Link = (source: string, target: string) => void;

/**
 * Links dependencies to those of this repository; workspace packages and the compiler's incremental state are the
 * copy's own. The cached results of `pnpm generate` are not copied.
 */
function linkModules(folder: string, link: Link): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // The test runner's cache changes during the run.
    if (name.startsWith('.vite')) continue;
    const source = join(root, 'node_modules', name);
    if (name === '@seller-funds' || name === '.cache') {
      cpSync(source, join(modules, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => path !== join(source, 'generate'),
      });
    } else link(source, join(modules, name));
  }
}

const symbolicLink: Link = (source, target) => symlinkSync(source, target);

/** Creates folders and hard-links files; falls back to one symbolic link across devices. */
const hardLink: Link = (source, target) => {
  const entry = lstatSync(source);
  if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else if (entry.dev !== lstatSync(dirname(target)).dev) symlinkSync(source, target);
  else if (!entry.isDirectory()) linkSync(source, target);
  else {
    mkdirSync(target);
    for (const name of readdirSync(source)) hardLink(join(source, name), join(target, name));
  }
};

function runScript(cwd: string, script: string, args: readonly string[]): Promise<Run> {
  const manifest = readFileSync(join(cwd, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  const [program = '', ...own] = scripts[script]?.split(' ') ?? [];
  const child = spawn(program, [...own, ...args], { cwd });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
