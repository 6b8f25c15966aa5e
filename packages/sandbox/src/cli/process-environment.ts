import type { Call } from '@seller-funds/command';

/** The arguments, environment variables and streams of the process that runs the command. */
export interface ProcessEnvironment extends Call {
  /** Resolves when the process must end; with `needsOutput` also if nobody reads its output any more. */
  readonly untilStopped: (options?: { readonly needsOutput?: boolean }) => Promise<unknown>;
}

/** The exit codes; 2 for invalid arguments. */
export const exitCodes = {
  /** The server was stopped, or verify found no violations. */
  done: 0,
  /** The server could not start, or verify found violations. */
  failed: 1,
} as const;
