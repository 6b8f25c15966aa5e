import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpmCommand } from '../../scripts/processes/pnpm-command.js';
import type { Tarball } from './pack.js';
import { run } from '../../scripts/processes/run.js';
import { compiler } from '../../generators/src/testing/compiler.js';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

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

export interface Consumer {
  readonly folder: string;
  readonly compile: () => Promise<void>;
  readonly compileCommonJs: (
    options: CompilerOptions,
    typescript?: keyof typeof compilers,
  ) => Promise<void>;
}

/** The oldest peer dependencies in the packages' ranges: tests fail with older ones. */
export const oldest = { hono: '4.8.0', zod: '4.5.0' } as const;

/** The ranges of the packages; a package manager installs the newest version. */
export const newest = { hono: `^${oldest.hono}`, zod: `^${oldest.zod}` } as const;

export function ownVersions(names: readonly string[]): Record<string, string> {
  const { devDependencies } = JSON.parse(readText('package.json')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? '']));
}

export function consumerIn(folder: string): Consumer {
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

/** Installs the tarballs in an empty folder; `more` has versions of additional dependencies. */
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
