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
export async function rollBackOnError<T>(target: Target, work: () => Promise<T>): Promise<T> {
  await callOrThrow(target, operations.takeSnapshot);
  try {
    return await work();
  } catch (error) {
    await callOrThrow(target, operations.restoreSnapshot);
    throw error;
  } finally {
    await callOrThrow(target, operations.deleteSnapshot);
  }
}

async function callOrThrow(
  target: Target,
  operation: CallableOperation & { readonly id: string },
): Promise<void> {
  const { ok, status, body } = await callOperation(target, operation, { path: { name } });
  if (ok) return;
  const { message = status } = (body ?? {}) as { readonly message?: string };
  throw new SeedError([{ path: [], message: `${operation.id} was refused: ${message}` }]);
}
