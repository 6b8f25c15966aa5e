import type { Claim } from '../result/claims.js';
import type { Decision } from '../result/decisions.js';

/** How the command ended, for scripts. */
export const exitCodes = {
  /** Everything that ran passed, and something ran. */
  passed: 0,
  /** Something differs from the contract. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** Nothing could be judged: the target, the document or the adapter is out of reach. */
  unusable: 3,
} as const;

/** What is known beside the contract. */
export interface ReferenceTexts {
  readonly claims: readonly Claim[];
  readonly decisions: readonly Decision[];
}

/** What the command is given by the program around it. */
export interface ProcessEnvironment {
  /** How it is called, such as `pnpm conformance`. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The statements of the reference, in YAML; empty where there are none. */
  readonly claims: string;
  /** Our decisions, in Markdown; empty where there are none. */
  readonly decisions: string;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether `out` is a terminal. */
  readonly isTerminal: boolean;
}
