import type { Values } from '@seller-funds/command';
import { controlCalls } from '../control-client/control-client.js';
import { runSteps } from '../seed/run-seed.js';
import { SeedError } from '../seed/seed.js';
import { CommandError } from './command-error.js';
import type { triggerCommand } from './commands.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { remoteTarget } from './remote-sandbox.js';
import { triggers } from './triggers.js';

/**
 * `sandbox trigger`: causes a webhook event through the API and the control API, and prints its deliveries.
 * @throws {CommandError} if a call fails, or no webhook is configured for the event
 */
export async function trigger(
  { event, outcome, ...remote }: Values<typeof triggerCommand>,
  { out, command }: ProcessEnvironment,
): Promise<number> {
  const { outcomes, steps } = triggers[event];
  const target = remoteTarget(remote);
  const call = controlCalls(target);
  const count = async () =>
    (await call('listDeliveries', { query: { _pageSize: 1 } })).totalElementCount;
  const before = await count();
  try {
    await runSteps(steps(outcome ?? outcomes[0] ?? '', `trigger-${Date.now()}`), target);
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
