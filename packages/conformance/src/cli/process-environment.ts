import type { Call } from '@seller-funds/command';
import type { Claim } from '../result/claims.js';
import type { Decision } from '../result/decisions.js';

/** The exit codes of the command; 2 for invalid arguments. */
export const exitCodes = {
  /** At least one check ran, and all that ran passed. */
  passed: 0,
  failed: 1,
  /** Nothing could be tested: the target, the document or the adapter is unreachable. */
  unusable: 3,
} as const;

/** The claims and decisions of the contract. */
export interface ReferenceTexts {
  readonly claims: readonly Claim[];
  readonly decisions: readonly Decision[];
}

/** The arguments, environment variables, files and streams of the command. */
export interface ProcessEnvironment extends Call {
  /** The claims, in YAML; may be empty. */
  readonly claims: string;
  /** The decisions, in Markdown; may be empty. */
  readonly decisions: string;
  readonly isTerminal: boolean;
}
