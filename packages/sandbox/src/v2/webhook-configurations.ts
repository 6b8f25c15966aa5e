import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import {
  createConfiguration,
  updateConfiguration,
} from '../domain/webhook-configurations/change-configuration.js';
import {
  findConfiguration,
  listConfigurations,
} from '../domain/webhook-configurations/find-configuration.js';
import type { Session } from '../session.js';
import type { WebhookConfigurationRow } from '../storage/tables.js';

/** Webhook configurations, in version 2 only. */
export const webhookConfigurations = {
  createWebhookConfiguration: async ({ body }, { caller, write }) => {
    const { type, url } = body;
    const wanted = { division: caller.division.code, type, url };
    return { status: 200, body: shapeOf(await write((unit) => createConfiguration(unit, wanted))) };
  },

  getWebhookConfiguration: async ({ path }, { caller, read }) => {
    const { code } = caller.division;
    const row = await read((unit) => findConfiguration(unit, code, path.configurationId));
    return { status: 200, body: shapeOf(row) };
  },

  listWebhookConfigurations: async (_request, { caller, read }) => {
    const rows = await read((unit) => listConfigurations(unit, caller.division.code));
    return { status: 200, body: rows.map((row) => shapeOf(row)) };
  },

  updateWebhookConfiguration: async ({ path, body }, { caller, write }) => {
    const { type, url, isActivated: active } = body;
    const row = await write((unit) =>
      updateConfiguration(unit, caller.division.code, path.configurationId, { type, url, active }),
    );
    return { status: 200, body: shapeOf(row) };
  },
} satisfies Partial<V2Handlers<Session>>;

function shapeOf({
  id,
  type,
  division,
  url,
  active,
}: WebhookConfigurationRow): v2.WebhookConfiguration {
  return { id, type, divisionCode: division, isActivated: active === 1, url };
}
