import { operations } from '@seller-funds/contract';
import { webhookTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { callOperation, type Target } from '../control-client/call-operation.js';

interface Configuration {
  readonly id: number;
  readonly type: string;
  readonly url?: string;
}

/**
 * Configures a sandbox to send all webhooks of a tenant to a URL.
 * @returns one line per change
 * @throws {ControlError} if the sandbox returns an error
 */
export async function configureWebhooks(url: string, target: Target): Promise<string[]> {
  const listed = await callOperation(target, operations['v2.listWebhookConfigurations']);
  const known = listed as readonly Configuration[];
  const lines: string[] = [];
  for (const type of webhookTypeValues) {
    const found = known.find((one) => one.type === type);
    const body = { url, type, isActivated: true };
    if (found)
      await callOperation(target, operations['v2.updateWebhookConfiguration'], {
        path: { configurationId: found.id },
        body,
      });
    else await callOperation(target, operations['v2.createWebhookConfiguration'], { body });
    const before = found?.url === undefined || found.url === url ? '' : ` instead of ${found.url}`;
    lines.push(`${type} is sent to ${url}${before}.`);
  }
  return lines;
}
