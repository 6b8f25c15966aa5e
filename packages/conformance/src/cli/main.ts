import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { AdapterError } from '../adapter/adapter.js';
import { DocumentError } from '../document/load.js';
import { escapeControlCharacters } from '../report/escape-control-characters.js';
import { readClaims } from '../result/claims.js';
import { readDecisions } from '../result/decisions.js';
import { parseArguments, UsageError } from './arguments.js';
import { explain } from './explain.js';
import { list } from './list.js';
import { FileError } from './files.js';
import { runFromArguments } from './run-command.js';
import { exitCodes, type ReferenceTexts, type ProcessEnvironment } from './process-environment.js';

/** Formats the text that `--help` prints. */
export function formatUsage(command: string): string {
  return `Usage: ${command} --target URL --api-key KEY [options]
       ${command} list [--only PATTERN]
       ${command} explain CLAIM|DECISION

Tests a service against the contract over HTTP. The key can also be set in the environment variable API_KEY.

  --version v1|v2|both    run only the checks of one version; default: both
  --only PATTERN          run only checks whose id, area or claims match; * matches anything; repeatable
  --seed N                seed of the generated data; default: a random seed, which the run prints
  --time SECONDS          time limit; checks that were not started in time are reported as not run
  --reply-time SECONDS    timeout for one response; default: 15
  --decisions             also require our decisions, where the reference leaves a choice
  --adapter FILE|URL      adapter for operator actions; "sandbox" is the adapter for our sandbox
  --read-only-api-key KEY read-only key of the same tenant
  --report LIST           terminal, json=FILE, junit=FILE, html=FILE; default: terminal
  --concurrency N         number of checks that run concurrently, 1 to 64; default: 6 (1 without newTenant)
  --receiver-port N       port to listen on for webhooks; default: a free port
  --receiver-url URL      URL at which a target on another machine reaches that port
  --spec FILE             test another OpenAPI 3.0 or 3.1 document, without the scenarios

Exit code: 0 all checks that ran passed, 1 a check failed, 2 invalid arguments, 3 nothing could be tested.`;
}

/** Runs the command and returns its exit code. */
export async function main(environment: ProcessEnvironment): Promise<number> {
  // pnpm passes on the `--` of `pnpm conformance -- --target …`.
  const args = environment.args.filter((each, index) => index > 0 || each !== '--');
  try {
    if (args.includes('--help') || args.includes('-h')) {
      environment.out(`${formatUsage(environment.command)}\n`);
      return exitCodes.passed;
    }
    return await dispatch(args, environment, {
      claims: readClaims(environment.claims),
      decisions: readDecisions(environment.decisions),
    });
  } catch (error) {
    if (error instanceof UsageError) {
      environment.error(`${error.message} \`${environment.command} --help\` prints the usage.\n`);
      return exitCodes.usage;
    }
    const isExpected =
      error instanceof DocumentError || error instanceof AdapterError || error instanceof FileError;
    if (!isExpected) throw error;
    environment.error(`${escapeControlCharacters(error.message)}\n`);
    return exitCodes.unusable;
  }
}

async function dispatch(
  args: readonly string[],
  environment: ProcessEnvironment,
  known: ReferenceTexts,
): Promise<number> {
  const [command, ...rest] = args;
  if (command === 'explain') return explain(rest, known, document, environment.out);
  if (command === 'list') return list(rest, document, environment.out);
  if (command !== undefined && !command.startsWith('-')) {
    throw new UsageError(`Unknown command: ${command}.`);
  }
  return runFromArguments(parseArguments(args, environment.env), environment, known, document);
}
