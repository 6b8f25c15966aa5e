import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { PrintedFile } from '../../../code/print.js';
import { compiler } from '../../../testing/compiler.js';

const here = createRequire(import.meta.url);
/** The repository's own compiler; the generators have an older one for their tools. */
const root = createRequire(new URL('../../../../../package.json', import.meta.url));
const compilers = {
  5: [join(dirname(here.resolve('typescript/package.json')), 'bin/tsc')],
  7: compiler,
} as const;

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023'],
  types: ['node'],
  typeRoots: [join(dirname(root.resolve('@types/node/package.json')), '..')],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  verbatimModuleSyntax: true,
  isolatedModules: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  skipLibCheck: true,
  rootDir: '.',
  outDir: 'out',
};

/** A CommonJS package for browsers: the least that the generated code supports. */
const browser = { lib: ['ES2022', 'DOM'], types: [], verbatimModuleSyntax: false };

/**
 * Compiles emitted files in a folder of their own, which ends with the test.
 * @param files the emitted files and whatever uses them
 * @param platform whose types there are; a browser's are compiled as CommonJS
 * @returns the folder with the JavaScript, and what the compiler found wrong
 */
export function compile(
  files: readonly PrintedFile[],
  version: keyof typeof compilers,
  platform: 'node' | 'browser' = 'node',
): { readonly out: string; readonly faults: string } {
  const folder = mkdtempSync(join(tmpdir(), 'client-compile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = [
    ...files,
    {
      path: 'package.json',
      text: JSON.stringify({ type: platform === 'node' ? 'module' : 'commonjs' }),
    },
    {
      path: 'tsconfig.json',
      text: JSON.stringify({
        compilerOptions: { ...compilerOptions, ...(platform === 'browser' && browser) },
        include: ['**/*.ts'],
      }),
    },
  ];
  for (const { path, text } of all) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules'));
  const dependency = dirname(here.resolve('openapi-fetch/package.json'));
  symlinkSync(dependency, join(folder, 'node_modules/openapi-fetch'));
  return { out: join(folder, 'out'), faults: faultsOf(folder, compilers[version]) };
}

function faultsOf(folder: string, command: readonly string[]): string {
  try {
    execFileSync(process.execPath, [...command, '-p', '.'], { cwd: folder, encoding: 'utf8' });
    return '';
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? error.stdout : '';
    if (typeof output === 'string' && output !== '') return output;
    throw error;
  }
}
