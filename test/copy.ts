import { spawn } from 'node:child_process';
import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/**
 * Copies what the commands need.
 * @param linked for a test that checks types: dependencies are hard links at the same places as here, so that what the
 * compiler has kept about them holds in the copy; otherwise symbolic links, which are made and removed sooner
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
      // The peers of the benchmarks take a gigabyte, and nothing here runs them.
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
 * Dependencies are those of this repository; its own packages, and what the compiler keeps between runs, are the
 * copy's. What `pnpm generate` passed here it has still to pass there.
 */
function linkModules(folder: string, link: Link): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // What the test runner keeps there changes while it runs.
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

/** Folders are made anew, and files linked; on another device, where they cannot be, the whole is a symbolic link. */
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
  const child = spawn('tsx', [`scripts/${script}.ts`, ...args], { cwd });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
