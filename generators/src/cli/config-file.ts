import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fault, startOf } from '../diagnostics/diagnostic.js';
import { parseText, readText } from '../source/files.js';
import { checkConfig } from './check-config.js';
import type { Config } from './settings.js';

const endings = ['ts', 'mts', 'js', 'mjs', 'json'];

/** The names of configuration files, in the order of the search. */
export const configNames: readonly string[] = endings.map(
  (ending) => `seller-funds-generate.config.${ending}`,
);

export interface LoadedConfig {
  readonly file: string;
  readonly config: Config;
}

/** Returns the configuration file of a folder; undefined if there is none. */
export function findConfig(folder: string): string | undefined {
  return configNames.map((name) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * Loads a configuration: JSON, or the default export of a module. TypeScript requires Node 22.18 or
 * later.
 * @throws {DiagnosticError} if it cannot be loaded, or is invalid.
 */
export async function loadConfig(path: string): Promise<LoadedConfig> {
  const file = resolve(path);
  const value = file.endsWith('.json') ? parseText(file, readText(file)) : await run(file);
  return { file, config: checkConfig(file, value) };
}

async function run(file: string): Promise<unknown> {
  if (!existsSync(file)) readText(file);
  try {
    const loaded = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
    return loaded.default;
  } catch (error) {
    throw fault('config/unreadable', { reason: why(error) }, startOf(file));
  }
}

function why(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION') {
    return `Node ${process.versions.node} does not run TypeScript, which it does from 22.18 on`;
  }
  return error instanceof Error ? error.message : String(error);
}
