import {
  allChecks,
  sandboxAdapter,
  type Check,
  type CheckResult,
  type RunOptions,
} from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { runContract } from '../run.js';

/** A finding of a check, as far as mutation testing uses it. */
export interface CheckFinding {
  readonly check: string;
  readonly claims: readonly string[];
  /** Identifies the fault, whatever codes the response contains. */
  readonly key: string;
}

/** All checks of the contract. */
export const checks: readonly Check[] = allChecks(document);

/** Runs checks one by one, always with the same seed, so that coverage can be cached. */
export async function runChecks(
  url: string,
  selected: readonly Check[],
  options: Partial<RunOptions> = {},
): Promise<readonly CheckResult[]> {
  const adapter = sandboxAdapter(url);
  const shared = { checks: selected, selection: {}, adapter, concurrency: 1 };
  return (await runContract(url, [], { ...shared, ...options })).checks;
}

/** Reads the findings of a check. */
export function readFindings({ id, kind, findings }: CheckResult): CheckFinding[] {
  return findings.map(({ claims, expected, actual, attempt = '' }) => {
    // Observations are identified by the actual value, other checks by what was tried.
    const detail = kind === 'observation' ? actual : attempt;
    return { check: id, claims, key: `${id} ${detail} ${expected}` };
  });
}
