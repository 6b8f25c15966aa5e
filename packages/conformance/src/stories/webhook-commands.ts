import type { WebhookType } from '@seller-funds/contract/vocabulary/shared';
import { type Command, command } from './command.js';

/** Configures a webhook, at a URL that ends with `suffix`. */
export function subscribe(type: WebhookType, suffix = ''): Command {
  return command(
    `configure ${type}`,
    (story) => story.configureWebhook(type, true, suffix),
    'newTenant',
  );
}

/** Activates or deactivates a webhook. */
export function activate(type: WebhookType, isActive: boolean): Command {
  return command(`${isActive ? 'activate' : 'deactivate'} ${type}`, (story) =>
    story.configureWebhook(type, isActive),
  );
}
