/** A failed measurement, with the reason in one line. */
export interface Failure {
  readonly failure: string;
}

/** The cost of a process: medians of its runs. */
export interface Cost {
  readonly milliseconds: number;
  readonly cpuMilliseconds?: number;
  readonly peakBytes?: number;
}

/** The output of a tool. */
export interface Emitted {
  readonly files: number;
  readonly bytes: number;
}

/** The type check of the output. */
export interface TypeCheck extends Cost {
  readonly errors: number;
}

/** The size of an app, minified. */
export interface BundleSize {
  /** Bytes, compressed. */
  readonly gzip: number;
}

/** All results of one tool for one document, up to the first failure. */
export interface ToolResult {
  readonly tool: string;
  readonly generation: Cost | Failure;
  readonly emitted?: Emitted;
  readonly typeCheck?: TypeCheck | Failure;
  readonly clientBundle?: BundleSize | Failure;
  readonly validatorBundle?: BundleSize | Failure;
}

/** The results of all tools for one document. */
export interface DocumentResult {
  readonly document: string;
  readonly title: string;
  readonly bytes: number;
  readonly operations: number;
  readonly results: readonly ToolResult[];
}

/** The value of a successful measurement; undefined otherwise. */
export function measured<T extends object>(entry: T | Failure | undefined): T | undefined {
  return entry === undefined || 'failure' in entry ? undefined : entry;
}

/** The reason of a failed measurement; undefined otherwise. */
export function failureOf(entry: object | undefined): string | undefined {
  return entry && 'failure' in entry ? (entry as Failure).failure : undefined;
}
