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
import { reads, writes } from './handlers.js';

export const v2Handlers = {
  createWebhookConfiguration: writes(
    (unit, { body: { type, url } }, { caller }) =>
      createConfiguration(unit, { division: caller.division.code, type, url }),
    shapeOf,
  ),
  getWebhookConfiguration: reads(
    (unit, { path }, { caller }) =>
      findConfiguration(unit, caller.division.code, path.configurationId),
    shapeOf,
  ),
  listWebhookConfigurations: reads(
    (unit, _request, { caller }) => listConfigurations(unit, caller.division.code),
    (rows) => rows.map((row) => shapeOf(row)),
  ),
  updateWebhookConfiguration: writes((unit, { path, body }, { caller }) => {
    const { type, url, isActivated: active } = body;
    const change = { type, url, active };
    return updateConfiguration(unit, caller.division.code, path.configurationId, change);
  }, shapeOf),
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
