import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import {
  createConfiguration,
  updateConfiguration,
} from '../domain/webhook-configurations/change-configuration.js';
import type { Session } from '../session.js';
import { findRows, getRow } from '../storage/rows.js';
import type { WebhookConfigurationRow } from '../storage/tables.js';
import { reads, writes } from './handlers.js';

export const v2Handlers = {
  createWebhookConfiguration: writes(
    (unit, { body: { type, url } }, { caller }) =>
      createConfiguration(unit, { division: caller.division.code, type, url }),
    shapeOf,
  ),
  getWebhookConfiguration: reads(
    ({ db }, { path: { configurationId: id } }, { caller }) =>
      getRow(db, 'webhook_configurations', { division: caller.division.code, id }),
    shapeOf,
  ),
  listWebhookConfigurations: reads(
    ({ db }, _request, { caller }) =>
      findRows(db, 'webhook_configurations', { division: caller.division.code }, 'id'),
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
