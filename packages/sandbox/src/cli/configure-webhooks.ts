import { operations } from '@seller-funds/contract';
import { webhookTypeValues } from '@seller-funds/contract/vocabulary/shared';
import {
  callOperation,
  type CallableOperation,
  type CallInput,
  type Target,
} from '../control-client/call-operation.js';
import { CommandError } from './command-error.js';

interface Configuration {
  readonly id: number;
  readonly type: string;
  readonly url?: string;
}

/**
 * Configures a sandbox to send all webhooks of a tenant to a URL.
 * @returns one line per change
 * @throws {CommandError} if the sandbox returns an error
 */
export async function configureWebhooks(url: string, target: Target): Promise<string[]> {
  const listed = await callOrThrow(target, operations['v2.listWebhookConfigurations']);
  const known = listed as readonly Configuration[];
  const lines: string[] = [];
  for (const type of webhookTypeValues) {
    const found = known.find((one) => one.type === type);
    const body = { url, type, isActivated: true };
    if (found)
      await callOrThrow(target, operations['v2.updateWebhookConfiguration'], {
        path: { configurationId: found.id },
        body,
      });
    else await callOrThrow(target, operations['v2.createWebhookConfiguration'], { body });
    const before = found?.url === undefined || found.url === url ? '' : ` instead of ${found.url}`;
    lines.push(`${type} is sent to ${url}${before}.`);
  }
  return lines;
}

async function callOrThrow(
  target: Target,
  operation: CallableOperation,
  input: CallInput = {},
): Promise<unknown> {
  const { ok, status, body } = await callOperation(target, operation, input);
  if (ok) return body;
  const { message = 'no reason' } = (body ?? {}) as { readonly message?: string };
  throw new CommandError(`${target.origin} refused to configure webhooks: ${message} (${status})`);
}
