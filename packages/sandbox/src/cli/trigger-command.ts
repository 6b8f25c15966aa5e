import { runSteps } from '../seed/run-seed.js';
import { SeedError } from '../seed/seed.js';
import { parseOptions, UsageError } from './arguments.js';
import { CommandError } from './command-error.js';
import { controlFromCommand } from './control-from-command.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { remoteOptions, remoteTarget } from './remote-sandbox.js';
import { triggers } from './triggers.js';

/** The options of `sandbox trigger`. */
export const triggerOptions = { ...remoteOptions, outcome: { type: 'string' } } as const;

/**
 * `sandbox trigger`: causes a webhook event through the API and the control API, and prints its deliveries.
 * @throws {UsageError} for invalid arguments
 * @throws {CommandError} if a call fails, or no webhook is configured for the event
 */
export async function triggerCommand(
  args: readonly string[],
  { out, command }: ProcessEnvironment,
): Promise<number> {
  const { values, positionals } = parseOptions(args, triggerOptions, true);
  const [event = '', ...others] = positionals;
  const trigger = triggers.get(event);
  if (!trigger || others.length > 0) {
    throw new UsageError(`trigger takes one event: ${[...triggers.keys()].join(', ')}.`);
  }
  const target = remoteTarget(values);
  const call = controlFromCommand(target);
  const count = async () =>
    (await call('listDeliveries', { query: { _pageSize: 1 } })).totalElementCount;
  const before = await count();
  const outcome = values.outcome ?? trigger.outcome;
  try {
    await runSteps(trigger.steps(outcome, `trigger-${Date.now()}`), target);
  } catch (error) {
    if (error instanceof SeedError) throw new CommandError(`${event} failed: ${error.message}`);
    throw error;
  }
  await call('flushWebhooks');
  const added = (await count()) - before;
  if (added === 0) {
    throw new CommandError(
      `${event} happened, but no webhook is configured for it. Run \`${command} webhooks listen\` first.`,
    );
  }
  const query = { _asc: false, _pageSize: added };
  const { elements } = await call('listDeliveries', { query });
  for (const { code } of elements.toReversed()) {
    const { type, url, state, attempts } = await call('getDelivery', { path: { code } });
    const { response, error } = attempts.at(-1) ?? {};
    out(`${type} ${code} to ${url}: ${state}, ${response?.status ?? error ?? 'no attempt'}\n`);
  }
  return exitCodes.done;
}
