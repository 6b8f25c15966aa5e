import { operations } from '../generated/types/index.js';
import { call, type Callable, type Target } from '../steer/call.js';
import { SeedError } from './seed.js';

/** The snapshot that is there while a seed runs. */
const name = 'before-the-seed';

/**
 * Does something to a tenant, and takes all of it back where it fails.
 * @throws {SeedError} where the sandbox takes no snapshot, before anything is done; else what the work throws
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

async function ask(target: Target, operation: Callable & { readonly id: string }): Promise<void> {
  const { ok, status, body } = await call(target, operation, { path: { name } });
  if (ok) return;
  const { message = status } = (body ?? {}) as { readonly message?: string };
  throw new SeedError([{ path: [], message: `${operation.id} was refused: ${message}` }]);
}
