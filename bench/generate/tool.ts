import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder } from '../install.ts';
import type { SampleOperation } from './documents.ts';

/** The input and output paths of a tool. */
export interface Task {
  readonly document: string;
  readonly out: string;
  readonly operation: SampleOperation;
}

/** The command line of a tool. */
export interface Invocation {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A code generator in the benchmark. */
export interface Tool {
  /** The name, also of its folder in bench/tools. */
  readonly name: string;
  /** The package whose version the tables show; undefined for ours. */
  readonly package?: string;
  /** The tool of which this is a variant, with whose packages it runs. */
  readonly variantOf?: string;
  readonly start: (task: Task) => Invocation;
  /** An app beside `out` that calls the sample operation; undefined if the operation is missing. */
  readonly clientApp?: (task: Task) => string | undefined;
  /** An app beside `out` that validates the response of the sample operation. */
  readonly validatorApp?: (task: Task) => string | undefined;
}

/** The folder of the packages of a tool. */
export function toolFolder(tool: string): string {
  return join(benchFolder, 'tools', tool);
}

/** The folder of the packages that the output of a tool imports. */
export function packagesOf({ name, variantOf }: Tool): string {
  return toolFolder(variantOf ?? name);
}

/** The path of the command of a tool's package. */
export function commandOf(tool: string, file: string): string {
  return join(toolFolder(tool), 'node_modules', file);
}

/** The installed version of a tool. */
export function versionOf(tool: Tool): string {
  if (tool.package === undefined) return '';
  const file = join(toolFolder(tool.name), 'node_modules', tool.package, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
