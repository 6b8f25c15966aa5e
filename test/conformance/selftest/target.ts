import { allChecks, sandboxAdapter, type Check, type CheckResult } from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { runContract } from '../run.js';

/** One way in which a target differed from the contract, as far as a self-test looks at it. */
export interface CheckFinding {
  readonly check: string;
  /** The statements that the finding cites. */
  readonly claims: readonly string[];
  readonly expected: string;
  readonly actual: string;
  /** The same for the same fault, whatever codes an answer has. */
  readonly key: string;
}

/** Every check of the contract. */
export const checks: readonly Check[] = allChecks(document);

/** Runs checks against a sandbox and says what they found. `isEnough` ends the run early. */
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

/** What a check found, as far as a self-test looks at it. */
export function readFindings({ id, kind, findings }: CheckResult): CheckFinding[] {
  return findings.map(({ claims, expected, actual, attempt = '' }) => {
    // What is observed differs in what it is; what is tried differs in what was tried.
    const detail = kind === 'observation' ? actual : attempt;
    return { check: id, claims, expected, actual, key: `${id} ${detail} ${expected}` };
  });
}
