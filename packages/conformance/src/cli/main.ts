import { escapeControlCharacters, type Program, runnable, runProgram } from '@seller-funds/command';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { AdapterError } from '../adapter/adapter.js';
import { DocumentError } from '../document/load.js';
import { readClaims } from '../result/claims.js';
import { readDecisions } from '../result/decisions.js';
import { explainCommand, listCommand, runCommand } from './commands.js';
import { explain } from './explain.js';
import { list } from './list.js';
import { FileError } from './files.js';
import { runFromArguments } from './run-command.js';
import { exitCodes, type ReferenceTexts, type ProcessEnvironment } from './process-environment.js';

/** The commands by their words. */
export const program = {
  '': runnable(runCommand, (values, environment) =>
    runFromArguments(values, environment, textsOf(environment), document),
  ),
  list: runnable(listCommand, ({ only }, { out }) => list(only, document, out)),
  explain: runnable(explainCommand, ({ id }, environment) =>
    explain(id, textsOf(environment), document, environment.out),
  ),
} satisfies Program<ProcessEnvironment>;

/** Runs the command and returns its exit code. */
export async function main(environment: ProcessEnvironment): Promise<number> {
  try {
    return await runProgram(program, environment);
  } catch (error) {
    const isExpected =
      error instanceof DocumentError || error instanceof AdapterError || error instanceof FileError;
    if (!isExpected) throw error;
    environment.error(`${escapeControlCharacters(error.message)}\n`);
    return exitCodes.unusable;
  }
}

function textsOf({ claims, decisions }: ProcessEnvironment): ReferenceTexts {
  return { claims: readClaims(claims), decisions: readDecisions(decisions) };
}
