import { escapeControlCharacters, type Program, runnable, runProgram } from '@seller-funds/command';
import { ControlError } from '../control-client/call-operation.js';
import { StorageError } from '../storage/migrate.js';
import { CommandError } from './command-error.js';
import {
  listenCommand,
  logsCommand,
  seedCommand,
  serveCommand,
  triggerCommand,
  verifyCommand,
} from './commands.js';
import { tailLogs } from './logs-command.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { seed } from './seed-command.js';
import { serve } from './serve-command.js';
import { trigger } from './trigger-command.js';
import { verify } from './verify-command.js';
import { listenForWebhooks } from './webhooks-command.js';

export const program = {
  '': runnable(serveCommand, serve),
  seed: runnable(seedCommand, seed),
  'webhooks listen': runnable(listenCommand, listenForWebhooks),
  trigger: runnable(triggerCommand, trigger),
  'logs tail': runnable(logsCommand, tailLogs),
  verify: runnable(verifyCommand, verify),
} satisfies Program<ProcessEnvironment>;

/** Control characters of received texts are printed escaped. */
export async function main({ out, error: print, ...given }: ProcessEnvironment): Promise<number> {
  const environment: ProcessEnvironment = {
    ...given,
    out: (text) => out(escapeControlCharacters(text)),
    error: (text) => print(escapeControlCharacters(text)),
  };
  try {
    return await runProgram(program, environment);
  } catch (error) {
    environment.error(`${describeFailure(error)}\n`);
    return exitCodes.failed;
  }
}

/** @throws the error, unless the user can do something about it */
function describeFailure(error: unknown): string {
  if (error instanceof StorageError || error instanceof CommandError) return error.message;
  if (!(error instanceof ControlError)) throw error;
  return `The sandbox refused a request: ${error.message}`;
}
