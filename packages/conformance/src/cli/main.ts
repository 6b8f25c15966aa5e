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

/** What `--help` prints. */
export function formatUsage(command: string): string {
  return `Usage: ${command} --target URL --api-key KEY [options]
       ${command} list [--only PATTERN]
       ${command} explain CLAIM|DECISION

Tests a service against the contract over HTTP. The key can also stand in API_KEY.

  --version v1|v2|both    only checks of one version; default: both
  --only PATTERN          only checks whose id, area or claims match; * stands for anything; repeatable
  --seed N                generate the same data again; default: another one each time
  --time SECONDS          begin nothing after so many seconds; what was not begun is reported
  --reply-time SECONDS    how long to wait for one answer; default: 15
  --decisions             demand our decisions too, where the reference leaves a choice
  --adapter FILE|URL      causes what only an operator can; "sandbox" is the one for our sandbox
  --read-only-api-key KEY a key of the same tenant that may not write
  --report LIST           terminal, json=FILE, junit=FILE, html=FILE; default: terminal
  --concurrency N         how many checks run at a time, 1 to 64; default: 6 (1 without newTenant)
  --receiver-port N       listen for webhooks on this port instead of a free one of this machine
  --receiver-url URL      under which the target reaches that port, where it is on another machine
  --spec FILE             test against another OpenAPI 3.0 or 3.1 document, without our scenarios

Exit code: 0 all that ran passed, 1 something failed, 2 wrong arguments, 3 nothing could be judged.`;
}

/** Runs the command. The number is the exit code. */
export async function main(environment: ProcessEnvironment): Promise<number> {
  // pnpm hands on the `--` of `pnpm conformance -- --target …`.
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
      environment.error(`${error.message}\n\n${formatUsage(environment.command)}\n`);
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
    throw new UsageError(`There is no command ${command}.`);
  }
  return runFromArguments(parseArguments(args, environment.env), environment, known, document);
}
