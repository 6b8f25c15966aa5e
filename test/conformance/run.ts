import {
  main,
  noAdapter,
  planChecks,
  prepareDocument,
  readApi,
  readClaims,
  readDecisions,
  run,
  scenarioChecks,
  sellerFundsProfile,
  type Result,
  type RunOptions,
} from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { readText } from '../repository.js';
import { isCi } from '../requirements.js';

const texts = { claims: readText('spec/claims.yaml'), decisions: readText('spec/decisions.md') };

export const claims = readClaims(texts.claims);

const knownDecisions = readDecisions(texts.decisions);

/** The first of the random worlds of this run, whose number its test shows: with `WORLD_SEED` it is the first again. */
export const worldSeed = Number(process.env['WORLD_SEED'] ?? Math.floor(Date.now() / 3_600_000));

export const api = readApi(prepareDocument(document));

export const allChecks = planChecks(api, scenarioChecks, sellerFundsProfile);

/**
 * Scenarios that only CI runs: those with a twin in version 2, those that send many wrong values or compare many dates,
 * and the longest.
 */
const thorough = /^scenario\/(?:calendar|errors)\/|\/v1\/|\/month-of-trade$/;

export const usualChecks = allChecks.filter(({ id }) => isCi || !thorough.test(id));

/** Runs the checks that match the patterns against a URL, as the command does. */
export function runContract(
  target: string,
  only: readonly string[],
  options: Partial<RunOptions> = {},
): Promise<Result> {
  return run({
    api,
    checks: allChecks,
    selection: { only },
    target,
    tenant: { apiKey: 'test_conformance' },
    adapter: noAdapter,
    profile: sellerFundsProfile,
    claims,
    knownDecisions,
    seed: 1,
    seconds: undefined,
    // Long enough for a busy machine.
    replySeconds: 60,
    concurrency: 2,
    // The sandbox follows our decisions, and its mutants break them.
    decisions: true,
    onResult: () => undefined,
    ...options,
  });
}

/** Runs the command for the contract, or, with the option `--spec`, for a document without statements and decisions. */
export async function runCommand(...args: readonly string[]) {
  const printed = { out: '', error: '' };
  const code = await main({
    command: 'conformance',
    args,
    environment: {},
    ...(args.includes('--spec') ? { claims: '', decisions: '' } : texts),
    isTerminal: false,
    out: (text) => (printed.out += text),
    error: (text) => (printed.error += text),
  });
  return { code, ...printed };
}
