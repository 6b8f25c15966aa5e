import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { benchFolder } from '../install.ts';
import { type Run, runMeasured } from '../measure/run.ts';
import { resultFolder } from '../page/result.ts';
import type { BenchDocument, SampleOperation } from './documents.ts';

/** The input and output paths of a tool. */
export interface Task {
  readonly document: string;
  readonly out: string;
  readonly operation: SampleOperation;
}

/** A code generator in the benchmark. */
export interface Tool {
  /** The name, also of its folder in bench/tools. */
  readonly name: string;
  /** The package whose version the tables show; undefined for ours. */
  readonly package?: string;
  /** The tool of which this is a variant, with whose packages it runs. */
  readonly variantOf?: string;
  /** Its program, relative to the packages of its folder, or absolute. */
  readonly bin: string;
  /** Its arguments; a configuration file of its folder reads BENCH_DOCUMENT and BENCH_OUT. */
  readonly args: (task: Task) => readonly string[];
  /** An app beside `out` that calls the sample operation; undefined if the operation is missing. */
  readonly clientApp?: (task: Task) => string | undefined;
  /** An app beside `out` that validates the response of the sample operation. */
  readonly validatorApp?: (task: Task) => string | undefined;
}

/** The folder of the packages of a tool. */
export function toolFolder(tool: string): string {
  return join(benchFolder, 'tools', tool);
}

/** The path of the command of a tool's package. */
export function commandOf(tool: string, file: string): string {
  return join(toolFolder(tool), 'node_modules', file);
}

/** The installed version of a package of a tool. */
export function versionOf(tool: string, name: string): string {
  const { version } = JSON.parse(readFileSync(commandOf(tool, `${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return version;
}

/** The folder of a tool and a document, with `out` and everything derived from it. */
export function workFolder(document: BenchDocument, tool: Tool): string {
  return join(resultFolder, 'generate', document.name, tool.name);
}

/** What a tool reads and writes for a document. */
export function taskOf(document: BenchDocument, tool: Tool): Task {
  const out = join(workFolder(document, tool), 'out');
  return { document: document.file, out, operation: document.operation };
}

/** Runs a tool once, with the output in an empty folder, which can import the packages of the tool. */
export async function generateOnce(document: BenchDocument, tool: Tool): Promise<Run> {
  const folder = workFolder(document, tool);
  const task = taskOf(document, tool);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(task.out, { recursive: true });
  const cwd = toolFolder(tool.variantOf ?? tool.name);
  symlinkSync(join(cwd, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const bin = tool.bin.startsWith('/') ? tool.bin : commandOf(tool.name, tool.bin);
  const env = { BENCH_DOCUMENT: task.document, BENCH_OUT: task.out };
  const run = await runMeasured({ args: [bin, ...tool.args(task)], cwd, env, seconds: 300 });
  // Some tools exit with 0 without any output.
  if (run.failure !== undefined || emittedIn(task.out).files > 0) return run;
  return { ...run, failure: 'ended well, and wrote nothing' };
}

/** The size of the output. */
export function emittedIn(out: string): { readonly files: number; readonly bytes: number } {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
