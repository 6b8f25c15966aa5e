import type { ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './arguments.js';
import { logsCommand, logsOptions } from './logs-command.js';
import type { ProcessEnvironment } from './process-environment.js';
import { seedCommand, seedOptions } from './seed-command.js';
import { triggerCommand, triggerOptions } from './trigger-command.js';
import { webhooksCommand, webhooksOptions } from './webhooks-command.js';

/** A subcommand: its options, and the function that runs it and returns the exit code. */
interface Subcommand {
  readonly options: ParseArgsOptionsConfig;
  readonly run: (args: readonly string[], environment: ProcessEnvironment) => Promise<number>;
}

/** The subcommands by name, except `verify`, which has the options of the server. */
export const subcommands: Readonly<Record<string, Subcommand>> = {
  seed: { options: seedOptions, run: seedCommand },
  'webhooks listen': { options: webhooksOptions, run: webhooksCommand },
  trigger: { options: triggerOptions, run: triggerCommand },
  'logs tail': { options: logsOptions, run: logsCommand },
};

/**
 * Finds the subcommand that the arguments begin with, and its own arguments; undefined for the server and `verify`.
 * @throws {UsageError} for an unknown subcommand
 */
export function findSubcommand(
  args: readonly string[],
): (Subcommand & { readonly args: readonly string[] }) | undefined {
  const [first = '-'] = args;
  if (first.startsWith('-') || first === 'verify') return undefined;
  for (const [name, subcommand] of Object.entries(subcommands)) {
    const { length } = name.split(' ');
    if (args.slice(0, length).join(' ') === name)
      return { ...subcommand, args: args.slice(length) };
  }
  const known = [...Object.keys(subcommands), 'verify'].join(', ');
  throw new UsageError(`Unknown subcommand "${first}"; there are ${known}.`);
}
