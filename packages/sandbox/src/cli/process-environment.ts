/** What the command is given by the program around it. */
export interface ProcessEnvironment {
  /** How it is called, such as `pnpm sandbox`. */
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Resolves when the program is to end. */
  readonly untilStopped: () => Promise<unknown>;
}

/** How the command ended, for scripts. */
export const exitCodes = {
  /** It served until it was stopped, or the books are in order. */
  done: 0,
  /** It could not serve, or the books are not in order. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
} as const;
