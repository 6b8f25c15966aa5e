import type { World } from '@seller-funds/contract/policies';
import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import {
  createConfiguration,
  updateConfiguration,
} from '../domain/webhook-configurations/change-configuration.js';
import { refuseFaults } from '../kernel/service-error.js';
import type { Session } from '../session.js';
import { findRows, getRow } from '../storage/rows.js';
import type { WebhookConfigurationRow } from '../storage/tables.js';
import { reads, writes } from './handlers.js';

export const v2Handlers = {
  createWebhookConfiguration: writes(
    (unit, { body: { type, url } }, { caller }) =>
      createConfiguration(unit, { division: caller.division.code, type, url }),
    (row, _request, { world }) => shapeOf(row, world),
  ),
  getWebhookConfiguration: reads(
    ({ db }, { path: { configurationId: id } }, { caller }) =>
      getRow(db, 'webhook_configurations', { division: caller.division.code, id }),
    (row, _request, { world }) => shapeOf(row, world),
  ),
  listWebhookConfigurations: reads(
    ({ db }, _request, { caller }) =>
      findRows(db, 'webhook_configurations', { division: caller.division.code }, 'id'),
    (rows, _request, { world }) => rows.map((row) => shapeOf(row, world)),
  ),
  updateWebhookConfiguration: writes(
    (unit, { path, body }, { caller }) => {
      const { type, url, isActivated: active } = body;
      const change = { type, url, active };
      if (unit.world.partialUpdate === 'refused') requireAll({ type, url, isActivated: active });
      return updateConfiguration(unit, caller.division.code, path.configurationId, change);
    },
    (row, _request, { world }) => shapeOf(row, world),
  ),
} satisfies Partial<V2Handlers<Session>>;

/** @throws {ServiceError} 422 for each field that was left out */
function requireAll(fields: Readonly<Record<string, unknown>>): void {
  const missing = Object.keys(fields).filter((field) => fields[field] === undefined);
  refuseFaults(missing.map((field) => ({ field, code: '422.900.002' })));
}

function shapeOf(
  { id, type, division, url, active }: WebhookConfigurationRow,
  { configurationUrl }: World,
): v2.WebhookConfiguration {
  const shown = configurationUrl === 'shown' && { url };
  return { id, type, divisionCode: division, isActivated: active === 1, ...shown };
}
