import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpmCommand } from '../../processes/pnpm-command.js';
import type { Tarball } from './pack.js';
import { run } from '../../processes/run.js';
import { compiler } from '../../generators/src/testing/compiler.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Options of a strict project that has no types but the web's. Declarations are checked too. */
const strict = {
  target: 'ES2022',
  module: 'nodenext',
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

/** A project of its own, outside of this workspace, that has the packages installed. */
export interface Consumer {
  readonly folder: string;
  /** Compiles its sources to `built/`; the rejection has the compiler's messages. */
  compile(): Promise<void>;
  /** Compiles its CommonJS source, with a value of the compiler option `module`. */
  compileCommonJs(module: string): Promise<void>;
  remove(): void;
}

/** The oldest libraries that the packages take: on older ones the tests of what stands on them fail. */
export const oldest = { hono: '4.8.0', zod: '4.5.0' } as const;

/** What the packages take; a package manager chooses the newest. */
export const newest = { hono: `^${oldest.hono}`, zod: `^${oldest.zod}` } as const;

/** Makes an empty project, installs the tarballs there, and puts the sources of an app into it. */
export async function install(
  tarballs: readonly Tarball[],
  libraries: Readonly<Record<string, string>> = ownVersions(['hono', 'zod']),
): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'seller-funds-consumer-'));
  await installInto(folder, tarballs, libraries);
  return { ...consumerIn(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The versions that this repository has of packages. */
export function ownVersions(names: readonly string[]): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? '']));
}

/** Puts the sources of an app into a project. */
export function consumerIn(folder: string): Omit<Consumer, 'remove'> {
  cpSync(join(root, 'test/packages/consumer'), folder, { recursive: true });
  return {
    folder,
    compile: () =>
      compile(folder, 'nodenext', ['use.ts', 'browser.ts', 'sandbox.ts', 'libraries.ts']),
    compileCommonJs: (module) => compile(folder, module, ['required.cts']),
  };
}

/**
 * Makes a project in an empty folder and installs the tarballs there.
 * @param more versions of further dependencies by name
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
  // The packages name each other by version, which no registry has: the tarballs stand in.
  const workspace = { packages: ['.'], overrides: locations };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(workspace));
  const [command, ...before] = pnpmCommand();
  await run(command, [...before, 'install', '--prefer-offline', '--no-frozen-lockfile'], folder);
}

async function compile(folder: string, module: string, files: readonly string[]): Promise<void> {
  const config = { compilerOptions: { ...strict, module }, files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await run(process.execPath, [...compiler, '-p', folder], folder);
}
