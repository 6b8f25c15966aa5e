import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder } from '../install.ts';
import type { SampleOperation } from './documents.ts';

/** What a tool makes of a document. */
export type Output = 'types' | 'client' | 'validators' | 'server';

/** Where a tool reads from and writes to. */
export interface Task {
  readonly document: string;
  /** The folder for everything that it emits. */
  readonly out: string;
  readonly operation: SampleOperation;
}

/** How to start a tool with this Node. */
export interface Invocation {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A code generator in the benchmark. */
export interface Tool {
  /** Also the name of its folder in bench/tools. */
  readonly name: string;
  /** The package whose version the tables tell; our own has none. */
  readonly package?: string;
  readonly outputs: readonly Output[];
  /** The tool that this one is in another way of running; the goals are that tool's. */
  readonly variantOf?: string;
  readonly start: (task: Task) => Invocation;
  /** The module below `out` whose import builds all validators. */
  readonly validators?: string;
  /** An app, beside `out`, that calls the sample operation; undefined where it cannot be found. */
  readonly clientApp?: (task: Task) => string | undefined;
  /** An app, beside `out`, that checks the sample operation's response. */
  readonly validatorApp?: (task: Task) => string | undefined;
}

/** The folder of a tool's own packages. */
export function toolFolder(tool: string): string {
  return join(benchFolder, 'tools', tool);
}

/** The folder with the packages that a tool's code imports. */
export function packagesOf({ name, variantOf }: Tool): string {
  return toolFolder(variantOf ?? name);
}

/** The command of a tool's package, whatever its package exports. */
export function commandOf(tool: string, file: string): string {
  return join(toolFolder(tool), 'node_modules', file);
}

/** The version of a tool as it is installed. */
export function versionOf(tool: Tool): string {
  if (tool.package === undefined) return '';
  const file = join(toolFolder(tool.name), 'node_modules', tool.package, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Loads a package of the benchmark, which the project's own type check does not have. */
export async function loadBenchPackage(name: string): Promise<unknown> {
  const { resolve } = createRequire(join(benchFolder, 'package.json'));
  return (await import(resolve(name))) as unknown;
}
