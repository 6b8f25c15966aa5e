import { operations } from '../generated/types/index.js';
import {
  callOperation,
  type CallableOperation,
  type Target,
} from '../control-client/call-operation.js';
import { SeedError } from './seed.js';

/** The name of the snapshot to which a failed seed is rolled back. */
const name = 'before-the-seed';

/**
 * Changes a tenant, and rolls it back to a snapshot if the work fails.
 * @throws {SeedError} if the snapshot cannot be taken; otherwise whatever the work throws
 */
export async function allOrNothing<T>(target: Target, work: () => Promise<T>): Promise<T> {
  await ask(target, operations.takeSnapshot);
  try {
    return await work();
  } catch (error) {
    await ask(target, operations.restoreSnapshot);
    throw error;
  } finally {
    await ask(target, operations.deleteSnapshot);
  }
}

async function ask(
  target: Target,
  operation: CallableOperation & { readonly id: string },
): Promise<void> {
  const { ok, status, body } = await callOperation(target, operation, { path: { name } });
  if (ok) return;
  const { message = status } = (body ?? {}) as { readonly message?: string };
  throw new SeedError([{ path: [], message: `${operation.id} was refused: ${message}` }]);
}
