import { loadBenchPackage } from './tool.ts';

/** The part of esbuild that the benchmark uses. */
export interface Esbuild {
  readonly transform: (
    code: string,
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly code: string }>;
  readonly build: (
    options: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly outputFiles: readonly { readonly contents: Uint8Array }[] }>;
}

/** esbuild, a dependency of the benchmark only. */
export async function loadEsbuild(): Promise<Esbuild> {
  return (await loadBenchPackage('esbuild')) as Esbuild;
}
