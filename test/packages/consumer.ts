import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpmCommand } from '../../scripts/processes/pnpm-command.js';
import type { Tarball } from './pack.js';
import { run } from '../../scripts/processes/run.js';
import { compiler } from '../../generators/src/testing/compiler.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compiler options of a strict project with DOM types only, which also checks declaration files. */
const strict = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  resolveJsonModule: true,
  outDir: 'built',
  rootDir: '.',
};

interface CompilerOptions {
  readonly module: string;
  readonly moduleResolution?: string;
  readonly esModuleInterop?: boolean;
}

/** TypeScript 5.9 is the last with `moduleResolution: node10`. */
const compilers = {
  '5.9': [join(root, 'generators/node_modules/typescript/bin/tsc')],
  '7': compiler,
} as const;

/** A project outside of this workspace that has the packages installed. */
export interface Consumer {
  readonly folder: string;
  /** Compiles its sources, ES modules and CommonJS, to `built/`; rejects with the compiler's messages. */
  compile(): Promise<void>;
  /** Compiles its CommonJS source only, with other compiler options. */
  compileCommonJs(options: CompilerOptions, typescript?: keyof typeof compilers): Promise<void>;
  remove(): void;
}

/** The oldest peer dependencies in the packages' ranges: tests fail with older ones. */
export const oldest = { hono: '4.8.0', zod: '4.5.0' } as const;

/** The ranges of the packages; a package manager installs the newest version. */
export const newest = { hono: `^${oldest.hono}`, zod: `^${oldest.zod}` } as const;

/** Creates a project with the installed tarballs and the sources of an app. */
export async function install(
  tarballs: readonly Tarball[],
  libraries: Readonly<Record<string, string>> = ownVersions(['hono', 'zod']),
): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'seller-funds-consumer-'));
  await installInto(folder, tarballs, libraries);
  return { ...consumerIn(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns the versions of dependencies in this repository. */
export function ownVersions(names: readonly string[]): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? '']));
}

/** Copies the sources of an app into a project. */
export function consumerIn(folder: string): Omit<Consumer, 'remove'> {
  cpSync(join(root, 'test/packages/consumer'), folder, { recursive: true });
  return {
    folder,
    compile: () =>
      compile(folder, { module: 'nodenext' }, [
        'use.ts',
        'browser.ts',
        'sandbox.ts',
        'libraries.ts',
        'required.cts',
      ]),
    compileCommonJs: (options, typescript) =>
      compile(folder, options, ['required.cts'], typescript),
  };
}

/**
 * Makes a project in an empty folder and installs the tarballs there.
 * @param more versions of additional dependencies by name
 */
export async function installInto(
  folder: string,
  tarballs: readonly Tarball[],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const locations = Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]));
  const dependencies = { ...locations, ...more };
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // The packages depend on each other by unpublished versions: override these with the tarballs.
  const workspace = { packages: ['.'], overrides: locations };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace));
  const [command, ...before] = pnpmCommand();
  await run(command, [...before, 'install', '--prefer-offline', '--no-frozen-lockfile'], folder);
}

async function compile(
  folder: string,
  options: CompilerOptions,
  files: readonly string[],
  typescript: keyof typeof compilers = '7',
): Promise<void> {
  const config = { compilerOptions: { ...strict, ...options }, files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await run(process.execPath, [...compilers[typescript], '-p', folder], folder);
}
