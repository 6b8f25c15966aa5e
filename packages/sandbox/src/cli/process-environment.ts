/** The arguments, environment variables and streams of the process that runs the command. */
export interface ProcessEnvironment {
  /** The name of the command, such as `pnpm sandbox`. */
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Resolves when the process must end. */
  readonly untilStopped: () => Promise<unknown>;
}

/** The exit codes. */
export const exitCodes = {
  /** The server was stopped, or verify found no violations. */
  done: 0,
  /** The server could not start, or verify found violations. */
  failed: 1,
  /** The command line is invalid. */
  usage: 2,
} as const;
