import { operations } from '../generated/types/index.js';
import type { Target } from '../control-client/call-operation.js';
import { callForSeed } from './call-for-seed.js';

/** The name of the snapshot to which a failed seed is rolled back. */
const snapshot = { path: { name: 'before-the-seed' } };

/**
 * Changes a tenant, and rolls it back to a snapshot if the work fails.
 * @throws {SeedError} if the snapshot cannot be taken; otherwise whatever the work throws
 */
export async function rollBackOnError<T>(target: Target, work: () => Promise<T>): Promise<T> {
  await callForSeed(target, operations.takeSnapshot, snapshot);
  try {
    return await work();
  } catch (error) {
    await callForSeed(target, operations.restoreSnapshot, snapshot);
    throw error;
  } finally {
    await callForSeed(target, operations.deleteSnapshot, snapshot);
  }
}
