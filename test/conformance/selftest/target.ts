import { allChecks, sandboxAdapter, type Check, type CheckResult } from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { runContract } from '../run.js';

/** A finding of a check, as far as the self-test uses it. */
export interface CheckFinding {
  readonly check: string;
  /** The claims that the finding cites. */
  readonly claims: readonly string[];
  readonly expected: string;
  readonly actual: string;
  /** Identifies the fault, whatever codes the response contains. */
  readonly key: string;
}

/** All checks of the contract. */
export const checks: readonly Check[] = allChecks(document);

/**
 * Runs checks against a sandbox and returns their findings.
 * @param isEnough returns true to end the run early
 */
export async function tryChecks(
  url: string,
  chosen: readonly Check[],
  seed: number,
  isEnough: (found: readonly CheckFinding[]) => boolean = () => false,
): Promise<CheckFinding[]> {
  const result = await runContract(url, [], {
    checks: chosen,
    selection: {},
    adapter: sandboxAdapter(url),
    seed,
    isEnough: (each) => isEnough(readFindings(each)),
  });
  return result.checks.flatMap((each) => readFindings(each));
}

/** Reads the findings of a check. */
export function readFindings({ id, kind, findings }: CheckResult): CheckFinding[] {
  return findings.map(({ claims, expected, actual, attempt = '' }) => {
    // Observations are identified by the actual value, other checks by what was tried.
    const detail = kind === 'observation' ? actual : attempt;
    return { check: id, claims, expected, actual, key: `${id} ${detail} ${expected}` };
  });
}
