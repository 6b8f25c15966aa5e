import type { Claim } from '../result/claims.js';
import type { Decision } from '../result/decisions.js';

/** The exit codes of the command. */
export const exitCodes = {
  /** At least one check ran, and all that ran passed. */
  passed: 0,
  /** A check failed. */
  failed: 1,
  /** The arguments are invalid. */
  usage: 2,
  /** Nothing could be tested: the target, the document or the adapter is unreachable. */
  unusable: 3,
} as const;

/** The claims and decisions of the contract. */
export interface ReferenceTexts {
  readonly claims: readonly Claim[];
  readonly decisions: readonly Decision[];
}

/** The arguments, environment variables, files and streams of the command. */
export interface ProcessEnvironment {
  /** The name of the command, such as `pnpm conformance`. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The claims, in YAML; may be empty. */
  readonly claims: string;
  /** The decisions, in Markdown; may be empty. */
  readonly decisions: string;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether `out` is a terminal. */
  readonly isTerminal: boolean;
}
