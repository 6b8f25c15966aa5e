import { ServiceError } from '../kernel/service-error.js';
import { getRow } from '../storage/rows.js';
import type { ReadStep } from '../unit/unit.js';

const maximumAttempts = 5;

/** The tenant has changed between two steps. */
class TenantChanged extends Error {}

/**
 * Runs a long read in steps that all see the same state of the tenant. Begins again if the tenant changes meanwhile.
 * @param run runs one step
 * @param read must have no effects that a repetition does not replace
 * @throws {ServiceError} 409 if the tenant has changed during each attempt
 */
export async function readInSteps<T>(
  run: ReadStep,
  read: (step: ReadStep) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < maximumAttempts; attempt += 1) {
    try {
      return await read(stepsOf(run));
    } catch (error) {
      if (!(error instanceof TenantChanged)) throw error;
    }
  }
  const template = 'The tenant changes while it is read. Pause its webhooks and freeze its clock.';
  throw new ServiceError('409.900.001', {}, [], template);
}

/** @throws {TenantChanged} (the function) if the tenant has changed since the first step */
export function stepsOf(run: ReadStep): ReadStep {
  let first: string | undefined;
  return (work) =>
    run(async (unit) => {
      const { generation, revision } = await getRow(unit.db, 'tenants', {});
      const state = `${generation} ${revision}`;
      first ??= state;
      if (state !== first) throw new TenantChanged('The tenant has changed. Try again.');
      return work(unit);
    });
}
