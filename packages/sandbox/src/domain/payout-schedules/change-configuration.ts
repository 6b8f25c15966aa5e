import { notFound, refuseField } from '../../kernel/service-error.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { findOpenHolder } from '../sellers/holders/find-holder.js';
import {
  type ConfigurationLevel,
  loadConfigurations,
  type PayoutConfiguration,
  type PayoutConfigurationToSet,
} from './payout-configuration.js';
import { planRuns } from './plan-runs.js';
import { parseQuartzDays } from './quartz.js';
import { deleteRows, getRow, upsert } from '../../storage/rows.js';

/** @throws {ServiceError} 404 if the account is unknown */
export async function getConfiguration(
  unit: ReadUnit,
  account: string,
): Promise<PayoutConfiguration> {
  const row = await getRow(unit.db, 'virtual_accounts', { code: account });
  return (await loadConfigurations(unit))(row);
}

/**
 * Sets the configuration of the merchant, a division or an account, and replaces the previous one (D215).
 * @throws {ServiceError} 422 if the frequency is not a valid Quartz expression
 */
export async function setConfiguration(
  unit: WriteUnit,
  level: ConfigurationLevel,
  configuration: PayoutConfigurationToSet,
): Promise<PayoutConfiguration> {
  const { frequency } = configuration;
  if (typeof frequency === 'string' && !parseQuartzDays(frequency))
    refuseField({ field: 'frequency', code: '422.340.001', attemptedValue: frequency });
  const row = await upsert(unit.db, 'payout_configurations', { ...level, ...configuration });
  await planRuns(unit);
  return row;
}

/** @throws {ServiceError} 404 if the account is unknown, 402 if its holder is closed, 422 for the frequency */
export async function setAccountConfiguration(
  unit: WriteUnit,
  account: string,
  configuration: PayoutConfigurationToSet,
): Promise<PayoutConfiguration> {
  const row = await getRow(unit.db, 'virtual_accounts', { code: account });
  if (row.ownerKind === 'HOLDER') await findOpenHolder(unit, row.owner);
  return setConfiguration(unit, { level: 'ACCOUNT', subject: account }, configuration);
}

/**
 * Deletes an account's own configuration, if it has one (D216).
 * @returns the configuration that is effective afterwards
 * @throws {ServiceError} 404 if the account is unknown
 */
export async function deleteConfiguration(
  unit: WriteUnit,
  account: string,
): Promise<PayoutConfiguration> {
  const row = await getRow(unit.db, 'virtual_accounts', { code: account });
  const own = { level: 'ACCOUNT', subject: account } as const;
  const deleted = await deleteRows(unit.db, 'payout_configurations', own);
  if (deleted === 0 && unit.world.absentConfiguration === '404') throw notFound();
  await planRuns(unit);
  return (await loadConfigurations(unit))(row);
}
