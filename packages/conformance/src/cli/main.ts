import { formatHelp, parseCommand, UsageError } from '@seller-funds/command';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { AdapterError } from '../adapter/adapter.js';
import { DocumentError } from '../document/load.js';
import { escapeControlCharacters } from '../report/escape-control-characters.js';
import { readClaims } from '../result/claims.js';
import { readDecisions } from '../result/decisions.js';
import { explainCommand, listCommand, parseRun, runCommand } from './commands.js';
import { explain } from './explain.js';
import { list } from './list.js';
import { FileError } from './files.js';
import { runFromArguments } from './run-command.js';
import { exitCodes, type ReferenceTexts, type ProcessEnvironment } from './process-environment.js';

/** Formats the text that `--help` prints. */
export function formatUsage(program: string, subcommand?: string): string {
  if (subcommand === 'list') return formatHelp(listCommand, `${program} list`);
  if (subcommand === 'explain') return formatHelp(explainCommand, `${program} explain`);
  const more = [`${program} list [--only PATTERN]`, `${program} explain CLAIM|DECISION`];
  return formatHelp(runCommand, program, more);
}

/** Runs the command and returns its exit code. */
export async function main(environment: ProcessEnvironment): Promise<number> {
  // pnpm passes on the `--` of `pnpm conformance -- --target …`.
  const args = environment.args.filter((each, index) => index > 0 || each !== '--');
  try {
    if (args.includes('--help') || args.includes('-h')) {
      environment.out(`${formatUsage(environment.command, args[0])}\n`);
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
  if (command === 'explain') {
    return explain(parseCommand(explainCommand, rest).id, known, document, environment.out);
  }
  if (command === 'list') {
    return list(parseCommand(listCommand, rest).only, document, environment.out);
  }
  if (command !== undefined && !command.startsWith('-')) {
    throw new UsageError(`Unknown command: ${command}.`);
  }
  return runFromArguments(parseRun(args, environment.env), environment, known, document);
}
