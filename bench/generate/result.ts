import type { Output } from './tool.ts';

/** A measurement that could not be made, and why, in a line. */
export interface Failure {
  readonly failure: string;
}

/** What starting a process took: medians, and each run's wall time in milliseconds. */
export interface Cost {
  readonly milliseconds: number;
  readonly cpuMilliseconds?: number;
  readonly peakBytes?: number;
  readonly runs: readonly number[];
  /** Runs differed so much that something else must have been at work on the machine. */
  readonly disturbed: boolean;
}

/** What a tool emitted. */
export interface Emitted {
  readonly files: number;
  readonly bytes: number;
}

/** The type check of what was emitted. */
export interface TypeCheck extends Cost {
  readonly errors: number;
}

/** What importing a module adds to a bare Node. */
export interface ImportCost {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** The size of an app in bytes, minified. */
export interface BundleSize {
  readonly minified: number;
  readonly gzip: number;
}

/** Everything about one tool on one document. What comes after a failure is left out. */
export interface ToolResult {
  readonly tool: string;
  readonly version: string;
  readonly outputs: readonly Output[];
  readonly variantOf?: string;
  readonly generation: Cost | Failure;
  readonly emitted?: Emitted;
  readonly typeCheck?: TypeCheck | Failure;
  readonly validatorImport?: ImportCost | Failure;
  readonly clientBundle?: BundleSize | Failure;
  readonly validatorBundle?: BundleSize | Failure;
}

/** All tools on one document. */
export interface DocumentResult {
  readonly document: string;
  readonly title: string;
  readonly bytes: number;
  readonly operations: number;
  readonly results: readonly ToolResult[];
}

/** The value of a measurement that was made, else undefined. */
export function measured<T extends object>(entry: T | Failure | undefined): T | undefined {
  return entry === undefined || 'failure' in entry ? undefined : entry;
}

/** What stood in the way of a measurement that was tried; else undefined. */
export function failureOf(entry: object | undefined): string | undefined {
  return entry && 'failure' in entry ? (entry as Failure).failure : undefined;
}
