import { ServiceError } from '../kernel/service-error.js';
import { getRow } from '../storage/rows.js';
import type { ReadStep } from '../unit/unit.js';
import type { UnitsOfWork } from '../unit/unit-of-work.js';

const maximumAttempts = 5;

/** The tenant has changed between two steps. */
class TenantChanged extends Error {}

/**
 * Runs a long read in steps that all see the same state of the tenant. Begins again if the tenant changes meanwhile.
 * @param read must have no effects that a repetition does not replace
 * @throws {ServiceError} 409 if the tenant has changed during each attempt
 */
export async function readInSteps<T>(
  units: UnitsOfWork,
  tenant: string,
  read: (step: ReadStep) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < maximumAttempts; attempt += 1) {
    try {
      return await read(stepsOf(units, tenant));
    } catch (error) {
      if (!(error instanceof TenantChanged)) throw error;
    }
  }
  const template = 'The tenant changes while it is read. Pause its webhooks and freeze its clock.';
  throw new ServiceError('409.900.001', {}, [], template);
}

/** @throws {TenantChanged} (the function) if the tenant has changed since the first step */
export function stepsOf(units: UnitsOfWork, tenant: string): ReadStep {
  let first: string | undefined;
  return (work) =>
    units.read(tenant, async (unit) => {
      const { changedAt, revision } = await getRow(unit.db, 'tenants', {});
      const state = `${changedAt} ${revision}`;
      first ??= state;
      if (state !== first) throw new TenantChanged('The tenant has changed. Try again.');
      return work(unit);
    });
}
